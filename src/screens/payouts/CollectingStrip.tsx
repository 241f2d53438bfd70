import { ProgressBar } from '../../components/charts/ProgressBar';
import { Button } from '../../components/fields/Button';
import { formatCount } from '../../domain/values/numbers';

export interface CollectingProps {
  /** The job, as the start of a sentence: 'Exporting'. */
  doing: string;
  /** While it runs. */
  progress?: { collected: number; count: number };
  /** After it stopped. */
  failure?: { at: { collected: number; count: number }; text: string };
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

const said = ({ collected, count }: { collected: number; count: number }) =>
  count === 0 ? '…' : `: ${formatCount(collected)} of ${formatCount(count)} payouts`;
const percentOf = ({ collected, count }: { collected: number; count: number }) => (count === 0 ? 0 : Math.round((collected / count) * 100));

/** The progress of reading all pages, with a way to cancel; or why it stopped, with a way to try again. Otherwise nothing. */
export function CollectingStrip({ doing, progress, failure, onCancel, onRetry, onDismiss }: CollectingProps) {
  if (progress) {
    return (
      <section className="panel progress-strip payouts-strip" aria-label={doing}>
        <p role="status">
          {doing}
          {said(progress)}
        </p>
        <ProgressBar label={doing} percent={percentOf(progress)} />
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </section>
    );
  }
  if (!failure) return null;
  return (
    <section className="panel progress-strip payouts-strip" aria-label={doing}>
      <p role="alert" className="payouts-strip-failure">
        <strong>
          {doing} stopped
          {failure.at.count === 0 ? '' : ` after ${formatCount(failure.at.collected)} of ${formatCount(failure.at.count)} payouts`}:
        </strong>{' '}
        {failure.text}
      </p>
      <Button variant="outline" onClick={onDismiss}>
        Dismiss
      </Button>
      <Button onClick={onRetry}>Try again</Button>
    </section>
  );
}
