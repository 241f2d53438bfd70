import { isRecord, recordOf } from '../../lib/records';
import { filledText } from '../../lib/text';
import type { StatusLook } from '../../lib/tone';

export const documentTitles = {
  id: 'ID Proof',
  address1: 'Home Address 1 Proof',
  address2: 'Home Address 2 Proof',
} as const;
export type KycDocumentType = keyof typeof documentTitles;
export const documentTypes = Object.keys(documentTitles) as KycDocumentType[];
export type KycStatus = 'pending' | 'approved' | 'rejected';
export type DerivedKycStatus = KycStatus | 'not_submitted';

/** Nothing is assumed about what the server sends. */
export interface KycFields {
  id_proof?: unknown;
  address_proof?: unknown;
  address?: unknown;
}

export interface KycImage {
  side: 'front' | 'back' | 'only';
  label: string;
  /** As the server sent it: show it only through `safeImageUrl`. Undefined if not uploaded. */
  url: string | undefined;
}

export interface KycDocument {
  type: KycDocumentType;
  title: string;
  status: KycStatus;
  images: KycImage[];
  documentNumber?: string;
  address?: string;
  /** R232: without an entry in the record there is no status to show. */
  isRecorded: boolean;
  /** No image was uploaded, so there is nothing to decide. */
  isMissing: boolean;
}

/** Section 4's labels: a user's derived status, and below it a document's status. */
export const kycStatusLooks: Record<DerivedKycStatus, StatusLook> = {
  not_submitted: { label: 'Not Submitted', tone: 'neutral' },
  pending: { label: 'Pending Review', tone: 'warn' },
  approved: { label: 'Approved', tone: 'ok' },
  rejected: { label: 'Rejected', tone: 'bad' },
};
export const kycDocumentLooks: Record<KycStatus, StatusLook> = {
  pending: { label: 'Pending', tone: 'warn' },
  approved: kycStatusLooks.approved,
  rejected: kycStatusLooks.rejected,
};

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => recordOf(value) ?? {};
const proofsOf = ({ address_proof }: KycFields): Fields[] =>
  Array.isArray(address_proof) ? address_proof.filter(isRecord) : [];

/** Pending is the default display (section 4). */
const statusOf = ({ status }: Fields): KycStatus =>
  status === 'approved' || status === 'rejected' ? status : 'pending';

/** Address proofs are identified by their type (section 2). */
const addressTypes = { address1: 'home_address_1', address2: 'home_address_2' } as const;

function addressDocument(record: KycFields, type: 'address1' | 'address2'): KycDocument {
  const entry = proofsOf(record).find(({ address_type }) => address_type === addressTypes[type]);
  const proof = entry ?? {};
  const url = filledText(proof['document_file']);
  const title = documentTitles[type];
  return {
    type,
    title,
    status: statusOf(proof),
    images: [{ side: 'only', label: title, url }],
    address: filledText(
      fieldsOf(record.address)[type === 'address1' ? 'home_address' : 'home_address2'],
    ),
    isRecorded: entry !== undefined,
    isMissing: url === undefined,
  };
}

/** The three documents of a record in the order of review, including missing ones. */
export function kycDocuments(
  record: KycFields | null | undefined,
): [id: KycDocument, address1: KycDocument, address2: KycDocument] {
  const known = record ?? {};
  const proof = fieldsOf(known.id_proof);
  const images: KycImage[] = [
    { side: 'front', label: 'ID Proof, front', url: filledText(proof['document_file_front']) },
    { side: 'back', label: 'ID Proof, back', url: filledText(proof['document_file_back']) },
  ];
  const idProof: KycDocument = {
    type: 'id',
    title: documentTitles.id,
    status: statusOf(proof),
    images,
    documentNumber: filledText(proof['document_number']),
    isRecorded: isRecord(known.id_proof),
    isMissing: images.every(({ url }) => url === undefined),
  };
  return [idProof, addressDocument(known, 'address1'), addressDocument(known, 'address2')];
}

export const uploadedImages = (
  documents: readonly KycDocument[],
): (KycImage & { type: KycDocumentType })[] =>
  documents
    .flatMap(({ images, type }) => images.map((image) => ({ ...image, type })))
    .filter(({ url }) => url !== undefined);

const fileAddresses = (record: KycFields | null | undefined): (string | undefined)[] => {
  const id = fieldsOf(record?.id_proof);
  const proofs = Array.isArray(record?.address_proof) ? (record.address_proof as unknown[]) : [];
  const files = [
    id['document_file_front'],
    id['document_file_back'],
    ...proofs.map((proof) => fieldsOf(proof)['document_file']),
  ];
  return files.map(filledText);
};

/**
 * The address of a file once its record was read again: the backend may have signed it anew (R126).
 */
export const freshAddress = (
  address: unknown,
  before: KycFields | null | undefined,
  now: KycFields | null | undefined,
): unknown =>
  fileAddresses(now)[fileAddresses(before).findIndex((one) => one === address)] ?? address;

export const kycDocument = (
  record: KycFields | null | undefined,
  type: KycDocumentType,
): KycDocument => {
  const [id, address1, address2] = kycDocuments(record);
  return { id, address1, address2 }[type];
};

export interface ProofShown {
  status: KycStatus;
  url: string | undefined;
  type: 'address1' | 'address2';
}

const proofShown = (proof: unknown): ProofShown | undefined =>
  isRecord(proof)
    ? {
        status: statusOf(proof),
        url: filledText(proof['document_file']),
        type: proof['address_type'] === addressTypes.address2 ? 'address2' : 'address1',
      }
    : undefined;

/**
 * Section 2, the details page: item 1 is the primary address proof and item 0 the secondary one,
 * whatever their types are.
 */
export function addressProofsByIndex(record: KycFields | null | undefined): {
  primary?: ProofShown;
  secondary?: ProofShown;
} {
  const [secondary, primary] = Array.isArray(record?.address_proof)
    ? (record.address_proof as unknown[])
    : [];
  return { primary: proofShown(primary), secondary: proofShown(secondary) };
}

/** Section 4: a user's status. If the record has no address proof, the ID alone decides. */
export function derivedKycStatus(record: KycFields | null | undefined): DerivedKycStatus {
  if (!record) return 'not_submitted';
  const statuses = [fieldsOf(record.id_proof), ...proofsOf(record)].map(statusOf);
  if (statuses.includes('rejected')) return 'rejected';
  return statuses.every((status) => status === 'approved') ? 'approved' : 'pending';
}

export interface KycDecisionState {
  document: Pick<KycDocument, 'status' | 'isMissing'>;
  isBusy: boolean;
  wasDecided: boolean;
}

const isOpen = ({ document: { status, isMissing }, isBusy, wasDecided }: KycDecisionState) =>
  status === 'pending' && !isMissing && !isBusy && !wasDecided;

/** Section 4. Verify also waits until all images are visible (promise 8). */
export const kycCan = {
  reject: isOpen,
  verify: (state: KycDecisionState & { isLoaded: boolean }): boolean =>
    isOpen(state) && state.isLoaded,
};

export function withKycDecision<R extends KycFields>(
  record: R,
  type: KycDocumentType,
  status: KycStatus,
): R {
  if (type === 'id') return { ...record, id_proof: { ...fieldsOf(record.id_proof), status } };
  return {
    ...record,
    address_proof: proofsOf(record).map((proof) =>
      proof['address_type'] === addressTypes[type] ? { ...proof, status } : proof,
    ),
  };
}
