import type { KeyHelp } from './destinations';
import { KeyList } from './KeyList';
import './secondKeys.css';

export interface SecondKeysProps {
  /** The key that was pressed. */
  first: string;
  /** What all of them do. */
  title: string;
  /** Those that can follow, each with `first` before it. */
  keys: readonly KeyHelp[];
}

/**
 * Says which keys can follow the one that was pressed. It takes neither the focus nor the pointer:
 * the next key ends it.
 */
export function SecondKeys({ first, title, keys }: SecondKeysProps) {
  return (
    <div className="second-keys" role="status">
      <p>
        <kbd>{first}</kbd> <strong>{title}</strong> <span className="muted">Esc cancels</span>
      </p>
      <KeyList keys={keys.map((key) => ({ ...key, keys: key.keys.slice(1) }))} />
    </div>
  );
}
