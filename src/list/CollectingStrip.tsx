import type { ExportView, Progress } from '~/lib/load';
import { formatCount, type RowWords } from '~/lib/numbers';
import { ProgressBar } from '~/ui/charts/ProgressBar';
import { Button } from '~/ui/fields/Button';
import './list.css';

const reached = ({ collected, count }: Progress, { many }: RowWords) =>
  `${formatCount(collected)} of ${formatCount(count)} ${many}`;

export function CollectingStrip({ words, exporting }: { words: RowWords; exporting: ExportView }) {
  const { progress, failure, onExport, onCancel, onDismiss } = exporting;
  if (progress) {
    return (
      <section className="panel progress-strip collecting-strip" aria-label="Exporting">
        <p role="status">
          {progress.count === 0 ? 'Exporting…' : `Exporting: ${reached(progress, words)}`}
        </p>
        <ProgressBar label="Exporting" part={progress.collected / progress.count} />
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </section>
    );
  }
  if (!failure) return null;
  const { at } = failure;
  return (
    <section className="panel progress-strip collecting-strip" aria-label="Exporting">
      <p role="alert" className="collecting-strip-failure">
        <strong>
          {at.count === 0 ? 'Export stopped:' : `Export stopped after ${reached(at, words)}:`}
        </strong>{' '}
        <span>{failure.text}</span>
      </p>
      <Button variant="outline" onClick={onDismiss}>
        Dismiss
      </Button>
      <Button onClick={() => onExport()}>Try again</Button>
    </section>
  );
}
