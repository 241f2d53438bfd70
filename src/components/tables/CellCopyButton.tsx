import { readId } from '../../domain/values/ids';
import { CopyButton } from '../fields/CopyButton';

/** A cell's copy button, over the cell's end so that nothing moves. Nothing if there is nothing to copy. */
export function CellCopyButton({ what, value }: { what: string; value: unknown }) {
  const text = readId(value);
  return (
    text !== undefined && (
      <span className="cell-copy">
        <CopyButton label={`Copy ${what}`} text={text} />
      </span>
    )
  );
}
