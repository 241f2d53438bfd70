import { CloudOff, Inbox, Lock, SearchX } from 'lucide-react';
import { Button } from '../fields/Button';
import { StateMessage } from './StateMessage';

/** R18, R106: the screen itself says that loading failed; the reason is the toast's. */
export function FailedState({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <StateMessage
      icon={CloudOff}
      tone="bad"
      role="alert"
      title={`${what} could not be loaded`}
      text="Nothing was changed. Try again, or come back in a moment."
      actions={<Button variant="outline" onClick={onRetry}>Try again</Button>}
    />
  );
}

/** R16: a 403 stands in place of the content and doesn't sign the admin out. */
export function ForbiddenState() {
  return <StateMessage icon={Lock} tone="warn" role="alert" title="No access" text="Your account is not allowed to see this. Ask an owner of the console for the right to." />;
}

/** There is nothing yet: what would be here, and how it comes to be. */
export function EmptyState({ title, text }: { title: string; text?: string }) {
  return <StateMessage icon={Inbox} title={title} text={text} role="status" />;
}

/** There is something, but not for these filters. */
export function FilteredEmptyState({ title, text, onClear }: { title: string; text?: string; onClear: () => void }) {
  return (
    <StateMessage icon={SearchX} title={title} text={text} role="status" actions={<Button variant="outline" onClick={onClear}>Clear filters</Button>} />
  );
}
