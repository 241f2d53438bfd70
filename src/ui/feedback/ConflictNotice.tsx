import { useState } from 'react';
import { Button } from '../fields/Button';

interface ConflictNoticeProps {
  /** The kind of record: 'user'. */
  what: string;
  /** A new conflict is shown even if the admin has used the values of an earlier one. */
  conflict?: unknown;
  changes: readonly { label: string; value: string }[];
  onUseTheirs: () => void;
}

/**
 * Says that someone else changed the same fields. The admin's input stays until they use the new
 * values.
 */
export function ConflictNotice({ what, conflict, changes, onUseTheirs }: ConflictNoticeProps) {
  const [settled, setSettled] = useState<{ conflict: unknown }>();
  if (settled && settled.conflict === conflict) return null;
  return (
    <div className="notice conflict" data-tone="warn" role="alert">
      <p>{`This ${what} was changed by someone else. Nothing was saved.`}</p>
      <ul>
        {changes.map(({ label, value }) => (
          <li key={label}>
            {label} is now <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        onClick={() => {
          onUseTheirs();
          setSettled({ conflict });
        }}
      >
        Use their values
      </Button>
    </div>
  );
}
