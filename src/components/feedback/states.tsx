import { CloudOff, Inbox, Lock, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../fields/Button';
import { CopyDetails } from './CopyDetails';
import { StateMessage } from './StateMessage';

const unread = 'Nothing was changed. Try again, or come back in a moment.';
const offline = 'You are offline. It is loaded as soon as the connection is back.';

/** R18, R106: the screen itself says that loading failed. The toast gives the reason. A second failure is said here too (R34). */
export function FailedState({ what, reason, onRetry }: { what: string; reason?: unknown; onRetry: () => void }) {
  const [tried, setTried] = useState<{ reason: unknown }>();
  const retried = tried?.reason === reason ? 'Trying again…' : 'It failed again. Nothing was changed.';
  return (
    <StateMessage
      icon={CloudOff}
      tone="bad"
      role="alert"
      title={`${what} could not be loaded`}
      text={tried ? retried : navigator.onLine ? unread : offline}
      actions={
        <>
          <Button
            variant="outline"
            onClick={() => {
              setTried({ reason });
              onRetry();
            }}
          >
            Try again
          </Button>
          <CopyDetails reason={reason} />
        </>
      }
    />
  );
}

/** R16: a 403 is shown instead of the content and doesn't sign the admin out. */
export function ForbiddenState() {
  return (
    <StateMessage
      icon={Lock}
      tone="warn"
      role="alert"
      title="No access"
      text="Your account is not allowed to see this. Ask an owner of the console for the right to."
    />
  );
}

/** There is nothing yet. The text says what would be here, and how to add it. */
export function EmptyState({ title, text }: { title: string; text?: string }) {
  return <StateMessage icon={Inbox} title={title} text={text} role="status" />;
}

/** There are rows, but none for these filters. */
export function FilteredEmptyState({ title, text, onClear }: { title: string; text?: string; onClear: () => void }) {
  return (
    <StateMessage
      icon={SearchX}
      title={title}
      text={text}
      role="status"
      actions={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
