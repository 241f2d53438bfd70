import type { ExportView } from '~/lib/load';
import { formatCount, type RowWords } from '~/lib/numbers';
import { ProgressBar } from '~/ui/charts/ProgressBar';
import { Button } from '~/ui/fields/Button';
import './list.css';

const doing = 'Exporting';

const said = ({ collected, count }: { collected: number; count: number }, { many }: RowWords) =>
  count === 0 ? '…' : `: ${formatCount(collected)} of ${formatCount(count)} ${many}`;
const percentOf = ({ collected, count }: { collected: number; count: number }) =>
  count === 0 ? 0 : Math.round((collected / count) * 100);

interface CollectingStripProps {
  words: RowWords;
  exporting: ExportView;
}

export function CollectingStrip({ words, exporting }: CollectingStripProps) {
  const { progress, failure, onExport, onCancel, onDismiss } = exporting;
  if (progress) {
    return (
      <section className="panel progress-strip collecting-strip" aria-label={doing}>
        <p role="status">
          {doing}
          {said(progress, words)}
        </p>
        <ProgressBar label={doing} percent={percentOf(progress)} />
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </section>
    );
  }
  if (!failure) return null;
  const { at } = failure;
  return (
    <section className="panel progress-strip collecting-strip" aria-label={doing}>
      <p role="alert" className="collecting-strip-failure">
        <strong>
          Export stopped
          <span>
            {at.count === 0
              ? ':'
              : ` after ${formatCount(at.collected)} of ${formatCount(at.count)} ${words.many}:`}
          </span>
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
