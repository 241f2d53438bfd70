import { Button } from '../fields/Button';

interface ConflictNoticeProps {
  message: string;
  changes: readonly { label: string; value: string }[];
  onTakeOver: () => void;
}

/** Someone else changed the same fields. The admin's input stays until they use the new values. */
export function ConflictNotice({ message, changes, onTakeOver }: ConflictNoticeProps) {
  return (
    <div className="notice conflict" data-tone="warn" role="alert">
      <p>{message}</p>
      <ul>
        {changes.map(({ label, value }) => (
          <li key={label}>
            {label} is now <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={onTakeOver}>
        Use their values
      </Button>
    </div>
  );
}
