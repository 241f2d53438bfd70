import { Button } from '../fields/Button';

export interface ConflictNoticeProps {
  /** Says what happened, and that nothing was saved. */
  message: string;
  /** The conflicting fields with their values on the server now. */
  changes: readonly { label: string; value: string }[];
  /** Called when the new values should replace those in the form. */
  onTakeOver: () => void;
}

/**
 * Tells the admin in a form that someone else changed the same fields, and offers their values. The
 * admin's input stays until they take over the new values.
 */
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
        Take over the new values
      </Button>
    </div>
  );
}
