import { Button } from '../fields/Button';

export interface ConflictNoticeProps {
  /** What happened, and that nothing was saved. */
  message: string;
  /** The fields in question with the values that they have by now. */
  changes: readonly { label: string; value: string }[];
  onTakeOver: () => void;
}

/** Says in a form that someone else changed the same fields meanwhile, and offers their values. What was typed stays until they are taken over. */
export function ConflictNotice({ message, changes, onTakeOver }: ConflictNoticeProps) {
  return (
    <div className="form-notice" role="alert">
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
