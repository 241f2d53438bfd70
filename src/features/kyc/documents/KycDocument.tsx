import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { KycRecord, UserDetail } from '~/api/types';
import type { Load } from '~/lib/load';
import type { Refusal } from '~/lib/outcome';
import { DocumentImage } from '~/ui/documents/DocumentImage';
import type { DocumentViewerProps, ViewedDocument } from '~/ui/documents/DocumentViewer';
import { AccessPanel, LoadPanel, Skeleton } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { DetailList, type Detail } from '~/ui/layout/DetailList';
import { Row } from '~/ui/layout/Layout';
import { loadable } from '~/ui/loadable';
import { Badge } from '~/ui/table/Badge';
import { formatDate } from '~/lib/dates';
import { dash, formatText } from '~/lib/text';
import type { KycVerdict } from '../messages';
import {
  kycCan,
  kycDocumentBadges,
  type KycDocument,
  type KycDocumentType,
  type KycImage,
} from '../model';
import '../kyc.css';

export interface KycScreenProps {
  user: Load<UserDetail>;
  load: Load<KycRecord | null>;
  isBusy: boolean;
  isDownloading: boolean;
  onDecide: (document: KycDocument, verdict: KycVerdict) => void;
  onDownload: (image: ViewedDocument) => void;
  onReadAgain: () => Promise<unknown>;
}

export type FileProps = Pick<KycScreenProps, 'isDownloading' | 'onDownload' | 'onReadAgain'>;

export interface DecidedHere {
  wasDecided: boolean;
  refusal?: Refusal | undefined;
}

/** Takes both statuses, because nobody may decide before it is known whose documents they are. */
export const KycStates = ({
  user,
  load,
  children,
}: Pick<KycScreenProps, 'user' | 'load'> & { children: ReactNode }) => (
  <AccessPanel isForbidden={user.status === 'forbidden' || load.status === 'forbidden'}>
    <LoadPanel load={user} what="The user">
      <LoadPanel load={load} what="The KYC record">
        {children}
      </LoadPanel>
    </LoadPanel>
  </AccessPanel>
);

export function DocumentStatus({
  document: { status, isRecorded },
  isLoading,
}: {
  document: KycDocument;
  isLoading: boolean;
}) {
  if (isLoading) return <Skeleton width={80} height={22} />;
  if (!isRecorded) return <Badge tone="neutral" label="Not uploaded" />;
  return <Badge {...kycDocumentBadges[status]} />;
}

type SeenFile = Pick<ViewedDocument, 'label' | 'url'>;

/**
 * Stays the same when the record is read again, because only the signature of the file's address
 * changes.
 */
const fileKey = ({ label, url }: SeenFile) => `${label} ${String(url).split(/[?#]/)[0]}`;

type Mark = 'loaded' | 'failed' | 'opened' | 'onScreen';

/** Nobody may decide a document unseen (promise 8). */
export function useSeenImages() {
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const keyOf = (mark: Mark, file: SeenFile) =>
    `${mark} ${mark === 'loaded' || mark === 'failed' ? String(file.url) : fileKey(file)}`;
  const has = (mark: Mark, file: SeenFile) => marks.has(keyOf(mark, file));
  const wasShown = (image: KycImage) =>
    image.url === undefined || has('opened', image) || has('loaded', image);
  return {
    mark: (mark: Mark, file: SeenFile) =>
      setMarks((before) => {
        const key = keyOf(mark, file);
        return before.has(key) ? before : new Set(before).add(key);
      }),
    hasFailed: ({ images }: KycDocument) =>
      images.some((image) => has('failed', image) && !wasShown(image)),
    wereShown: ({ images, isMissing }: KycDocument) => !isMissing && images.every(wasShown),
    wereOnScreen: ({ images }: KycDocument) =>
      images.every((image) => image.url === undefined || has('onScreen', image)),
  };
}

interface SeenImageProps extends FileProps {
  image: KycImage;
  seen: ReturnType<typeof useSeenImages>;
  isLoading: boolean;
  caption?: string | undefined;
  onEnlarge: (label: string) => void;
}

export function SeenImage({
  image,
  seen,
  isLoading,
  caption,
  isDownloading,
  onEnlarge,
  onDownload,
  onReadAgain,
}: SeenImageProps) {
  const { label, url } = image;
  const place = useRef<HTMLElement>(null);
  const markOnScreen = useEffectEvent(() => seen.mark('onScreen', image));
  const file = isLoading ? undefined : fileKey(image);
  useEffect(() => {
    if (file === undefined || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) markOnScreen();
      },
      // Even in a frame, as in Storybook, the document's own window counts.
      { root: document, threshold: 0.5 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [file]);
  return (
    <figure ref={place} className="kyc-image">
      {isLoading ? (
        <div className="document" />
      ) : (
        <DocumentImage
          {...{ label, url, isDownloading, onReadAgain }}
          onLoaded={() => seen.mark('loaded', image)}
          onFailed={() => seen.mark('failed', image)}
          onOpened={() => seen.mark('opened', image)}
          onDownload={() => onDownload({ label, url })}
          onEnlarge={() => onEnlarge(label)}
        />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

export interface Deciding extends DecidedHere, Pick<KycScreenProps, 'isBusy' | 'onDecide'> {
  document: KycDocument;
  seen: SeenImageProps['seen'];
  isLoading: boolean;
}

/** Both wait until the document was on the screen (R475). */
export function possibleDecisions({ document, seen, isLoading, ...state }: Deciding) {
  const decision = { ...state, document, isLoaded: seen.wereShown(document) };
  const canDecide = !isLoading && seen.wereOnScreen(document);
  return {
    reject: canDecide && kycCan.reject(decision),
    verify: canDecide && kycCan.verify(decision),
  };
}

function restriction({ document, seen, isLoading, wasDecided }: Deciding): string {
  if (isLoading) return '';
  if (document.isMissing) return 'Not uploaded';
  if (wasDecided) return 'Decided just now';
  if (document.status !== 'pending') return 'Already decided';
  if (!seen.wereOnScreen(document)) return 'Scroll to the image to decide';
  if (seen.wereShown(document)) return '';
  return seen.hasFailed(document)
    ? 'The image could not be loaded. Open it to verify'
    : 'You can verify once the image has loaded';
}

/** Loaded lazily, because it would add to the first load of every list. */
const DecisionNotice = loadable(() => import('./DecisionNotice'), 'DecisionNotice');

export function DecisionFoot({ hasKeys = false, ...deciding }: Deciding & { hasKeys?: boolean }) {
  const { document, refusal, onDecide } = deciding;
  const { reject, verify } = possibleDecisions(deciding);
  return (
    <Row className="kyc-foot" data-bottom-bar>
      {refusal && <DecisionNotice refusal={refusal} />}
      <p className="muted">{restriction(deciding)}</p>
      <Row>
        <Button
          variant="outline"
          shortcut={hasKeys ? 'R' : undefined}
          isDisabled={!reject}
          onClick={() => onDecide(document, 'rejected')}
        >
          Reject
        </Button>
        <Button
          shortcut={hasKeys ? 'A' : undefined}
          isDisabled={!verify}
          onClick={() => onDecide(document, 'approved')}
        >
          Verify
        </Button>
      </Row>
    </Row>
  );
}

interface IdentityProps {
  user: UserDetail | undefined;
  record: KycRecord | null | undefined;
  current: KycDocumentType;
  isMarkedOnly?: boolean;
}

function addressLine(address: UserDetail['address'], suffix: '' | '2'): string {
  const parts = (['home_address', 'town', 'state', 'zip_code'] as const).map((part) =>
    formatText(address?.[`${part}${suffix}`]),
  );
  return parts.filter((part) => part !== dash).join(', ') || dash;
}

function identityOf({ user, record, current }: IdentityProps): Detail[] {
  const ofRecord = (value: unknown) => (record === undefined ? undefined : formatText(value));
  const line = (label: string, type: KycDocumentType, value: string | undefined): Detail => ({
    label,
    value,
    isMarked: current === type,
  });
  return [
    { label: 'Full Name', value: user && formatText(user.full_name), isMarked: true },
    { label: 'Email', value: user && formatText(user.email) },
    line('Document Number', 'id', ofRecord(record?.id_proof?.document_number)),
    line('Date of Birth', 'id', user && formatDate(user.date_of_birth, 'UTC')),
    line('Address 1 (KYC)', 'address1', ofRecord(record?.address?.home_address)),
    line('Address 1 (profile)', 'address1', user && addressLine(user.address, '')),
    line('Address 2 (KYC)', 'address2', ofRecord(record?.address?.home_address2)),
    line('Address 2 (profile)', 'address2', user && addressLine(user.address, '2')),
  ];
}

export function Identity({ isMarkedOnly = false, ...identity }: IdentityProps) {
  const details = identityOf(identity);
  return (
    <>
      <DetailList details={isMarkedOnly ? details.filter(({ isMarked }) => isMarked) : details} />
      {/* Requirements that no field of the record covers (R432). */}
      <p className="muted review-also">{`It must also be readable, complete and ${identity.current === 'id' ? 'not expired' : 'recent'}.`}</p>
    </>
  );
}

const DocumentViewer = loadable(() => import('~/ui/documents/DocumentViewer'), 'DocumentViewer');

interface EnlargedDocumentProps
  extends FileProps, Pick<DocumentViewerProps, 'onOpened'>, Pick<IdentityProps, 'user' | 'record'> {
  images: readonly (ViewedDocument & { type: KycDocumentType })[];
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
        content: <Identity {...{ user, record }} current={image.type} isMarkedOnly />,
      }}
      onIndexChange={(next) => onEnlarge(images[next]?.label)}
      onClose={() => onEnlarge(undefined)}
    />
  );
}
