import { readId } from '~/lib/records';
import { CopyButton } from '../fields/CopyButton';

interface CellCopyButtonProps {
  /** Part of the button's name. */
  what: string;
  /** Only text and numbers are copied. */
  value: unknown;
}

/** Covers the end of the cell, so that nothing moves. */
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
