import type { KeyHelp } from './destinations';
import './keyList.css';

interface KeyListProps {
  /** The keys, with what each does. */
  keys: readonly KeyHelp[];
}

/** What each key does. Keys that are pressed one after the other stand side by side. */
export function KeyList({ keys }: KeyListProps) {
  return (
    <dl className="key-list">
      {keys.map(({ keys: pressed, does }) => (
        <div key={does}>
          <dt>
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
