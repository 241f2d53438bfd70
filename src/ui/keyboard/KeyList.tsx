import type { KeyHelp } from './keys';
import './keys.css';

interface SecondKeysProps {
  first: string;
  title: string;
  keys: readonly KeyHelp[];
}

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

export function KeyList({ keys }: { keys: readonly KeyHelp[] }) {
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
