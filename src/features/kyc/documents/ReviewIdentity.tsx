import { loadableOverlay } from '../../../ui/loadable';
import type { DocumentViewerProps, ViewedDocument } from '../../../ui/documents/DocumentViewer';
import type { KycRecord, UserDetail } from '../../../api/types';
import { ProgressBar } from '../../../ui/charts/ProgressBar';
import { DetailList, type Detail } from '../../../ui/layout/DetailList';
import type { KycDocument, KycDocumentType } from '../model';
import { dash, formatText } from '../../../lib/text';
import { Stack } from '../../../ui/layout/Layout';
import { formatDate } from '../../../lib/dates';

interface IdentityProps {
  user: UserDetail | undefined;
  record: KycRecord | null | undefined;
  current: KycDocumentType;
}

function addressLine(address: UserDetail['address'], suffix: '' | '2'): string {
  const parts = (['home_address', 'town', 'state', 'zip_code'] as const).map((part) =>
    formatText(address?.[`${part}${suffix}`]),
  );
  return parts.filter((part) => part !== dash).join(', ') || dash;
}

/** The lines that the current document must match are marked. Every document must bear the name. */
function identityOf({ user, record, current }: IdentityProps): Detail[] {
  const ofRecord = (value: unknown) => (record === undefined ? undefined : formatText(value));
  const line = (label: string, type: KycDocumentType, value: string | undefined): Detail => ({
    label,
    value,
    isMarked: current === type,
    placeholder: type === 'id' ? 84 : 170,
  });
  return [
    { label: 'Full Name', value: user && formatText(user.full_name), isMarked: true },
    { label: 'Email', value: user && formatText(user.email), placeholder: 170 },
    line('Document Number', 'id', ofRecord(record?.id_proof?.document_number)),
    line('Date of Birth', 'id', user && formatDate(user.date_of_birth, 'UTC')),
    line('Address 1 (KYC)', 'address1', ofRecord(record?.address?.home_address)),
    line('Address 1 (profile)', 'address1', user && addressLine(user.address, '')),
    line('Address 2 (KYC)', 'address2', ofRecord(record?.address?.home_address2)),
    line('Address 2 (profile)', 'address2', user && addressLine(user.address, '2')),
  ];
}

/** R432: what no field of the record says. */
function AlsoRequired({ current }: Pick<IdentityProps, 'current'>) {
  return (
    <p className="muted review-also">{`It must also be readable, complete and ${current === 'id' ? 'not expired' : 'recent'}.`}</p>
  );
}

function MustMatch(props: IdentityProps) {
  return (
    <>
      <DetailList details={identityOf(props).filter(({ isMarked }) => isMarked)} />
      <AlsoRequired current={props.current} />
    </>
  );
}

export function ReviewIdentity({
  documents,
  ...person
}: IdentityProps & { documents: readonly KycDocument[] }) {
  const known = person.record !== undefined;
  const submitted = documents.filter(({ isMissing }) => !isMissing);
  const decided = submitted.filter(({ status }) => status !== 'pending').length;
  return (
    <>
      <DetailList details={identityOf(person)} />
      <AlsoRequired current={person.current} />
      <Stack gap={2} className="review-progress">
        {known && submitted.length === 0 ? (
          <p role="status">No documents to decide</p>
        ) : (
          <>
            <p role="status">{known ? `${decided} of ${submitted.length} decided` : ' '}</p>
            <ProgressBar
              label="Decided documents"
              percent={known ? Math.round((decided / submitted.length) * 100) : 0}
            />
          </>
        )}
      </Stack>
    </>
  );
}

const DocumentViewer = loadableOverlay(() =>
  import('../../../ui/documents/DocumentViewer').then((module) => module.DocumentViewer),
);

interface EnlargedDocumentProps
  extends
    Pick<DocumentViewerProps, 'isDownloading' | 'onDownload' | 'onOpened' | 'onReadAgain'>,
    Pick<IdentityProps, 'user' | 'record'> {
  images: readonly (ViewedDocument & { type: KycDocumentType })[];
  /** Nothing is shown if no image has this label. */
  label: string | undefined;
  onEnlarge: (label: string | undefined) => void;
}

export function EnlargedDocument({
  images,
  label,
  user,
  record,
  onEnlarge,
  ...rest
}: EnlargedDocumentProps) {
  const index = images.findIndex((image) => image.label === label);
  const image = images[index];
  if (!image) return null;
  return (
    <DocumentViewer
      {...rest}
      images={images}
      index={index}
      beside={{
        label: 'Check against profile',
        content: <MustMatch user={user} record={record} current={image.type} />,
      }}
      onIndexChange={(next) => onEnlarge(images[next]?.label)}
      onClose={() => onEnlarge(undefined)}
    />
  );
}
