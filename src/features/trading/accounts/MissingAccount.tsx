import { UserX } from 'lucide-react';
import { StateMessage } from '../../../ui/feedback/states';
import { Button } from '../../../ui/fields/Button';

/** Says that there is no account with this number, for an old or mistyped address. */
export function MissingAccount({ onRetry }: { onRetry: () => void }) {
  return (
    <StateMessage
      icon={UserX}
      role="alert"
      title="No such account"
      text="No trading account has this login. It may have been removed."
      actions={
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
