import type { KycRecord } from '~/api/types';
import { isRecord, recordOf, type Loose } from '~/lib/records';
import { filledText } from '~/lib/text';
import type { StatusBadge } from '~/lib/tone';

export const documentTitles = {
  id: 'ID Proof',
  address1: 'Home Address 1 Proof',
  address2: 'Home Address 2 Proof',
} as const;
export type KycDocumentType = keyof typeof documentTitles;
export const documentTypes = Object.keys(documentTitles) as KycDocumentType[];
export type KycStatus = 'pending' | 'approved' | 'rejected';
type DerivedKycStatus = KycStatus | 'not_submitted';

export type KycFields = Loose<KycRecord>;

export interface KycImage {
  side: 'front' | 'back' | 'only';
  label: string;
  /** Show it only through `safeImageUrl`. Undefined if nothing was uploaded. */
  url: string | undefined;
}

export interface KycDocument {
  type: KycDocumentType;
  title: string;
  status: KycStatus;
  images: KycImage[];
  documentNumber?: string;
  address?: string;
  /** Without an entry in the record, there is no status to show (R232). */
  isRecorded: boolean;
  isMissing: boolean;
}

export const kycStatusBadges: Record<DerivedKycStatus, StatusBadge> = {
  not_submitted: { label: 'Not Submitted', tone: 'neutral' },
  pending: { label: 'Pending Review', tone: 'warn' },
  approved: { label: 'Approved', tone: 'ok' },
  rejected: { label: 'Rejected', tone: 'bad' },
};
export const kycDocumentBadges: Record<KycStatus, StatusBadge> = {
  pending: { label: 'Pending', tone: 'warn' },
  approved: kycStatusBadges.approved,
  rejected: kycStatusBadges.rejected,
};

type MaybeRecord = KycFields | null | undefined;
type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => recordOf(value) ?? {};
const proofsOf = ({ address_proof }: KycFields): Fields[] =>
  Array.isArray(address_proof) ? address_proof.filter(isRecord) : [];

/** The default is pending. */
export const statusOf = ({ status }: Fields): KycStatus =>
  status === 'approved' || status === 'rejected' ? status : 'pending';

export const addressTypes = { address1: 'home_address_1', address2: 'home_address_2' } as const;

export function kycDocument(record: MaybeRecord, type: KycDocumentType): KycDocument {
  const known = record ?? {};
  const title = documentTitles[type];
  const entry =
    type === 'id'
      ? recordOf(known.id_proof)
      : proofsOf(known).find(({ address_type }) => address_type === addressTypes[type]);
  const proof = entry ?? {};
  const urlOf = (field: string) => filledText(proof[field]);
  const images: KycImage[] =
    type === 'id'
      ? [
          { side: 'front', label: 'ID Proof, front', url: urlOf('document_file_front') },
          { side: 'back', label: 'ID Proof, back', url: urlOf('document_file_back') },
        ]
      : [{ side: 'only', label: title, url: urlOf('document_file') }];
  const address = fieldsOf(known.address);
  return {
    type,
    title,
    status: statusOf(proof),
    images,
    ...{
      id: { documentNumber: filledText(proof['document_number']) },
      address1: { address: filledText(address['home_address']) },
      address2: { address: filledText(address['home_address2']) },
    }[type],
    isRecorded: entry !== undefined,
    isMissing: images.every(({ url }) => url === undefined),
  };
}

export const kycDocuments = (record: MaybeRecord): KycDocument[] =>
  documentTypes.map((type) => kycDocument(record, type));

export const pendingDocuments = (record: MaybeRecord): KycDocumentType[] =>
  kycDocuments(record)
    .filter(({ status, isMissing }) => status === 'pending' && !isMissing)
    .map(({ type }) => type);

export function nextPendingDocument(
  open: readonly KycDocumentType[],
  current: KycDocumentType,
): KycDocumentType | undefined {
  const place = documentTypes.indexOf(current);
  return [...documentTypes.slice(place + 1), ...documentTypes.slice(0, place)].find((type) =>
    open.includes(type),
  );
}

export const uploadedImages = (
  documents: readonly KycDocument[],
): (KycImage & { type: KycDocumentType })[] =>
  documents
    .flatMap(({ images, type }) => images.map((image) => ({ ...image, type })))
    .filter(({ url }) => url !== undefined);

const fileAddresses = (record: MaybeRecord): (string | undefined)[] => {
  const id = fieldsOf(record?.id_proof);
  const proofs = proofsOf(record ?? {}).map((proof) => proof['document_file']);
  return [id['document_file_front'], id['document_file_back'], ...proofs].map(filledText);
};

/**
 * The address after the record was read again, because the backend may have signed it anew (R126).
 */
export const freshAddress = (address: unknown, before: MaybeRecord, now: MaybeRecord): unknown =>
  fileAddresses(now)[fileAddresses(before).findIndex((one) => one === address)] ?? address;

/** Without an address proof, the ID alone decides. */
export function derivedKycStatus(record: MaybeRecord): DerivedKycStatus {
  if (!record) return 'not_submitted';
  const statuses = [fieldsOf(record.id_proof), ...proofsOf(record)].map(statusOf);
  if (statuses.includes('rejected')) return 'rejected';
  return statuses.every((status) => status === 'approved') ? 'approved' : 'pending';
}

export const kycBadge = (record: MaybeRecord): StatusBadge =>
  kycStatusBadges[derivedKycStatus(record)];

interface DecisionState {
  document: Pick<KycDocument, 'status' | 'isMissing'>;
  isBusy: boolean;
  wasDecided: boolean;
}

const isOpen = ({ document: { status, isMissing }, isBusy, wasDecided }: DecisionState) =>
  status === 'pending' && !isMissing && !isBusy && !wasDecided;

/** Verify also waits until all images are visible (promise 8). */
export const kycCan = {
  reject: isOpen,
  verify: (state: DecisionState & { isLoaded: boolean }): boolean =>
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
