import { CloudOff, Inbox, Lock, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../fields/Button';
import { CopyDetails } from './CopyDetails';
import { StateMessage } from './StateMessage';

const unread = 'Nothing was changed. Try again, or come back in a moment.';
const missing = 'It was deleted, or the link is wrong.';
const offline = 'You are offline. It is loaded as soon as the connection is back.';

/** What was thrown has the server's status, if the server answered. */
const isNotFound = (reason: unknown) =>
  (reason as { status?: unknown } | undefined)?.status === 404;

interface FailedStateProps {
  /** What could not be loaded, as the start of a sentence: 'The payouts'. */
  what: string;
  /** What was thrown. Another one after a try means that it failed again. */
  reason?: unknown;
  /** Reads it again. */
  onRetry: () => void;
}

// R18, R106.
/**
 * The screen itself says that loading failed. The toast gives the reason. A second failure is said
 * here too.
 */
export function FailedState({ what, reason, onRetry }: FailedStateProps) {
  const [tried, setTried] = useState<{ reason: unknown }>();
  const retried =
    tried?.reason === reason ? 'Trying again…' : 'It failed again. Nothing was changed.';
  return (
    <StateMessage
      icon={CloudOff}
      tone="bad"
      role="alert"
      title={`${what} could not be loaded`}
      text={tried ? retried : isNotFound(reason) ? missing : navigator.onLine ? unread : offline}
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

/**
 * Says that the admin has no permission to see this. It stands instead of the content; the session
 * goes on.
 */
export function ForbiddenState() {
  return (
    <StateMessage
      icon={Lock}
      tone="warn"
      role="alert"
      title="No access"
      text="Your account is not allowed to see this. Ask an owner of the console for access."
    />
  );
}

interface EmptyStateProps {
  /** What the list has none of: 'No competitions yet'. */
  title: string;
  /** What would be here, and how it comes to be. */
  text?: string;
}

/** There is nothing yet. The text says what would be here, and how to add it. */
export function EmptyState({ title, text }: EmptyStateProps) {
  return <StateMessage icon={Inbox} title={title} text={text} role="status" />;
}

interface FilteredEmptyStateProps {
  /** What doesn't match: 'No users match these filters'. */
  title: string;
  /** What else may help. */
  text?: string;
  /** What the button says. Another text where there is only a search. */
  clearLabel?: string;
  /** Clears all filters of the list. */
  onClear: () => void;
}

/** There are rows, but none for these filters. */
export function FilteredEmptyState({
  title,
  text,
  clearLabel = 'Clear filters',
  onClear,
}: FilteredEmptyStateProps) {
  return (
    <StateMessage
      icon={SearchX}
      title={title}
      text={text}
      role="status"
      actions={
        <Button variant="outline" onClick={onClear}>
          {clearLabel}
        </Button>
      }
    />
  );
}
