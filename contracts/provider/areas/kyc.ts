import { and, desc, eq } from 'drizzle-orm';
import type { KycDecision } from '../../../src/api/types';
import { isoOrNull } from '../db/iso';
import { kycAddressProofs, kycRecords } from '../db/tables/kyc';
import { userAddresses } from '../db/tables/users';
import { conflict, notFound } from '../http/problem';
import { recordId } from '../http/recordId';
import { done, handler, ok, type Operations } from '../openapi/operation';
import type { Services } from '../services';

const noRecord = 'This user has no KYC record.';
const noDocument = 'This document has not been submitted.';

const documents = {
  id: { title: 'ID proof', addressType: undefined },
  address1: { title: 'Home address 1 proof', addressType: 'home_address_1' },
  address2: { title: 'Home address 2 proof', addressType: 'home_address_2' },
} as const;

type DocumentType = keyof typeof documents;

export const kycOperations = {
  getKyc: handler(async ({ path, services: { db, links } }) => {
    const userId = recordId(path.id, noRecord);
    const [record] = await db.select().from(kycRecords).where(eq(kycRecords.userId, userId));
    if (record === undefined) throw notFound(noRecord);
    // Section 2: item 1 is the primary address proof and item 0 the secondary, so the second address comes first.
    const proofs = await db
      .select()
      .from(kycAddressProofs)
      .where(eq(kycAddressProofs.userId, userId))
      .orderBy(desc(kycAddressProofs.addressType));
    const [address] = await db.select().from(userAddresses).where(eq(userAddresses.userId, userId));
    return ok({
      id_proof: record.idStatus && {
        status: record.idStatus,
        document_number: record.documentNumber,
        reviewed_at: isoOrNull(record.reviewedAt),
        document_file_front: await links.linkTo(record.documentFileFront),
        document_file_back: await links.linkTo(record.documentFileBack),
      },
      address_proof: await Promise.all(
        proofs.map(async (proof) => ({
          address_type: proof.addressType,
          status: proof.status,
          document_file: await links.linkTo(proof.documentFile),
        })),
      ),
      address: address ? { home_address: address.homeAddress, home_address2: address.homeAddress2 } : null,
    });
  }),

  decideKycId: handler<KycDecision>(({ path, body, services }) => decide(services, path.id, 'id', body)),
  decideKycAddress1: handler<KycDecision>(({ path, body, services }) => decide(services, path.id, 'address1', body)),
  decideKycAddress2: handler<KycDecision>(({ path, body, services }) => decide(services, path.id, 'address2', body)),
  decideKyc: handler<KycDecision>(({ path, body, services }) =>
    // The document allows exactly these three types.
    decide(services, path.id, path.type as DocumentType, body),
  ),
} satisfies Operations;

/** Of several admins one decides: the update asks for a pending document, and who finds none is told what it is now. */
async function decide(services: Services, userText: string | undefined, type: DocumentType, { status }: KycDecision) {
  const userId = recordId(userText, noRecord);
  const { title, addressType } = documents[type];
  const hasDecided = addressType === undefined ? await decideId(services, userId, status) : await decideAddress(services, userId, addressType, status);
  if (hasDecided) return done(`${title} ${status}`);
  const current = await currentStatus(services, userId, addressType);
  if (current === undefined) throw notFound(noDocument);
  throw conflict(`${title} has already been ${current}.`);
}

async function decideId({ db, clock }: Services, userId: number, status: KycDecision['status']): Promise<boolean> {
  const rows = await db
    .update(kycRecords)
    .set({ idStatus: status, reviewedAt: clock.now() })
    .where(and(eq(kycRecords.userId, userId), eq(kycRecords.idStatus, 'pending')))
    .returning({ userId: kycRecords.userId });
  return rows.length > 0;
}

type AddressType = 'home_address_1' | 'home_address_2';

async function decideAddress({ db }: Services, userId: number, type: AddressType, status: KycDecision['status']): Promise<boolean> {
  const isPendingProof = and(
    eq(kycAddressProofs.userId, userId),
    eq(kycAddressProofs.addressType, type),
    eq(kycAddressProofs.status, 'pending'),
  );
  const rows = await db.update(kycAddressProofs).set({ status }).where(isPendingProof).returning({ id: kycAddressProofs.id });
  return rows.length > 0;
}

async function currentStatus({ db }: Services, userId: number, type: AddressType | undefined): Promise<string | undefined> {
  if (type === undefined) {
    const [record] = await db.select({ status: kycRecords.idStatus }).from(kycRecords).where(eq(kycRecords.userId, userId));
    return record?.status ?? undefined;
  }
  const isProof = and(eq(kycAddressProofs.userId, userId), eq(kycAddressProofs.addressType, type));
  const [proof] = await db.select({ status: kycAddressProofs.status }).from(kycAddressProofs).where(isProof);
  return proof?.status;
}
