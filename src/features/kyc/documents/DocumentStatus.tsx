import { Skeleton } from '../../../ui/feedback/states';
import { Badge } from '../../../ui/table/Badge';
import { kycDocumentLooks, type KycDocument } from '../model';

export interface DocumentStatusProps {
  /** The document whose status is shown. */
  document: KycDocument;
  /** True until the data is loaded. Placeholders are shown. */
  isLoading: boolean;
}

/**
 * A document's status, also if its file is missing: the places of its images say so. Without an
 * entry there is no status.
 */
export function DocumentStatus({
  document: { status, isRecorded },
  isLoading,
}: DocumentStatusProps) {
  if (isLoading) return <Skeleton width={80} height={22} />;
  const { tone, label } = kycDocumentLooks[status];
  return isRecorded ? (
    <Badge tone={tone}>{label}</Badge>
  ) : (
    <Badge tone="neutral">Not uploaded</Badge>
  );
}
