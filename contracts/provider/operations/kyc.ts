import { and, desc, eq } from 'drizzle-orm';
import type { KycDecision } from '~/api/types';
import { done, ok } from '../core/answers';
import { conflict, notFound } from '../core/problem';
import { isoOrNull, recordId } from '../core/wire';
import type { Database } from '../db/database';
import { kycAddressProofs, kycRecords } from '../db/tables/kyc';
import { userAddresses } from '../db/tables/users';
import { addChange } from './audited';
import { type Call, handler, type Operations } from './handler';

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
    // Section 2: item 0 is the secondary address proof and item 1 the primary one.
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
      address: address
        ? { home_address: address.homeAddress, home_address2: address.homeAddress2 }
        : null,
    });
  }),

  decideKycId: handler<KycDecision>((call) => decide(call, 'id')),
  decideKycAddress1: handler<KycDecision>((call) => decide(call, 'address1')),
  decideKycAddress2: handler<KycDecision>((call) => decide(call, 'address2')),
  // The OpenAPI document allows exactly these three types.
  decideKyc: handler<KycDecision>((call) => decide(call, call.path.type as DocumentType)),
} satisfies Operations;

/**
 * The update only matches a pending document, so one of several admins decides. The others get a
 * 409 with the current status.
 */
function decide(call: Call<KycDecision>, type: DocumentType) {
  const { path, body, admin, services } = call;
  const { status } = body;
  const userId = recordId(path.id, noRecord);
  if (userId === admin.id)
    throw conflict('You cannot decide on your own identity. Another admin has to do it.');
  const { title, addressType } = documents[type];
  return services.db.transaction(async (tx) => {
    const hasDecided =
      addressType === undefined
        ? await decideId(tx, userId, status, services.clock.now())
        : await decideAddress(tx, userId, addressType, status);
    if (hasDecided) {
      const change = {
        subject: { kind: 'user', id: userId },
        before: { [type]: 'pending' },
        after: { [type]: status },
      } as const;
      await addChange(tx, call, { action: `kyc.${status}`, ...change });
      return done(`${title} ${status}`);
    }
    const current = await currentStatus(tx, userId, addressType);
    if (current === undefined) throw notFound(noDocument);
    throw conflict(`${title} has already been ${current}.`);
  });
}

async function decideId(
  tx: Database,
  userId: number,
  status: KycDecision['status'],
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(kycRecords)
    .set({ idStatus: status, reviewedAt: now })
    .where(and(eq(kycRecords.userId, userId), eq(kycRecords.idStatus, 'pending')))
    .returning({ userId: kycRecords.userId });
  return rows.length > 0;
}

type AddressType = 'home_address_1' | 'home_address_2';

async function decideAddress(
  tx: Database,
  userId: number,
  type: AddressType,
  status: KycDecision['status'],
): Promise<boolean> {
  const isPendingProof = and(
    eq(kycAddressProofs.userId, userId),
    eq(kycAddressProofs.addressType, type),
    eq(kycAddressProofs.status, 'pending'),
  );
  const rows = await tx
    .update(kycAddressProofs)
    .set({ status })
    .where(isPendingProof)
    .returning({ id: kycAddressProofs.id });
  return rows.length > 0;
}

async function currentStatus(
  tx: Database,
  userId: number,
  type: AddressType | undefined,
): Promise<string | undefined> {
  if (type === undefined) {
    const [record] = await tx
      .select({ status: kycRecords.idStatus })
      .from(kycRecords)
      .where(eq(kycRecords.userId, userId));
    return record?.status ?? undefined;
  }
  const isProof = and(eq(kycAddressProofs.userId, userId), eq(kycAddressProofs.addressType, type));
  const [proof] = await tx
    .select({ status: kycAddressProofs.status })
    .from(kycAddressProofs)
    .where(isProof);
  return proof?.status;
}
