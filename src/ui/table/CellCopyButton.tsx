import { readId } from '../../lib/ids';
import { CopyButton } from '../fields/CopyButton';

interface CellCopyButtonProps {
  /** What is copied, as the button's name says it. */
  what: string;
  /** The text or number that is copied. Nothing else is. */
  value: unknown;
}

/**
 * A cell's copy button, over the cell's end so that nothing moves. Nothing if there is nothing to
 * copy.
 */
export function CellCopyButton({ what, value }: CellCopyButtonProps) {
  const text = readId(value);
  return (
    text !== undefined && (
      <span className="cell-copy">
        <CopyButton label={`Copy ${what}`} text={text} />
      </span>
    )
  );
}
