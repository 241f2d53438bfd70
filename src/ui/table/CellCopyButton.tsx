import { readId } from '~/lib/ids';
import { CopyButton } from '../fields/CopyButton';

interface CellCopyButtonProps {
  /** In the button's name. */
  what: string;
  /** Only a text or a number is copied. */
  value: unknown;
}

/** Over the cell's end so that nothing moves. */
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
