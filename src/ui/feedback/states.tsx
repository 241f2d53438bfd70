import { createContext, useContext, useState, type ReactNode } from 'react';
import { Button } from '../fields/Button';
import { copyText } from '../fields/copyText';
import { type LucideIcon, TriangleAlert, CloudOff, Inbox, Lock, SearchX } from 'lucide-react';
import type { Load } from '~/lib/load';
import { countOf, formatCount, type RowWords } from '~/lib/numbers';

/**
 * Sized by attributes, because the Content-Security-Policy blocks style attributes in the static
 * shell.
 */
export function Skeleton({ width, height = 12 }: { width: number | string; height?: number }) {
  return <svg className="skeleton" width={width} height={height} aria-hidden />;
}

export const DescribeCrash = createContext<(reason: unknown) => string>(() => '');

/** Copies what the team needs to know about a failure, without names, tokens or addresses. */
export function CopyDetails({ reason }: { reason: unknown }) {
  const describe = useContext(DescribeCrash);
  const [label, setLabel] = useState('Copy details');
  const copy = async () =>
    setLabel((await copyText(describe(reason))) ? 'Copied' : 'Could not be copied');
  return (
    <Button variant="ghost" onClick={() => void copy()}>
      {label}
    </Button>
  );
}

interface StateMessageProps {
  icon: LucideIcon;
  title: string;
  text?: string;
  tone?: 'bad' | 'warn';
  role?: 'alert' | 'status';
  actions?: ReactNode;
}

export function StateMessage({ icon: Icon, title, text, tone, role, actions }: StateMessageProps) {
  return (
    <div className="state" data-tone={tone} role={role}>
      <span className="tone-icon">
        <Icon size={22} aria-hidden />
      </span>
      <p className="state-title">{title}</p>
      {text !== undefined && <p className="state-text">{text}</p>}
      {actions !== undefined && (
        <div className="state-actions" data-bottom-bar>
          {actions}
        </div>
      )}
    </div>
  );
}

export function CrashedState({ reason, onRetry }: { reason?: unknown; onRetry: () => void }) {
  return (
    <StateMessage
      icon={TriangleAlert}
      tone="bad"
      role="alert"
      title="This screen stopped working"
      text="The rest of the console is not affected. If it happens again, tell the team what you were doing."
      actions={
        <>
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
          <CopyDetails reason={reason} />
        </>
      }
    />
  );
}

interface LoadPanelProps {
  load: Load<unknown>;
  what: string;
  children: ReactNode;
}

interface AccessPanelProps {
  isForbidden: boolean;
  children: ReactNode;
}

export function AccessPanel({ isForbidden, children }: AccessPanelProps) {
  if (!isForbidden) return children;
  return (
    <div className="panel">
      <ForbiddenState />
    </div>
  );
}

/** For content outside of a panel. */
export function LoadPanel(props: LoadPanelProps) {
  const { status } = props.load;
  const state = <LoadState {...props} />;
  return status === 'failed' || status === 'forbidden' ? (
    <div className="panel">{state}</div>
  ) : (
    state
  );
}

/** For content inside of a panel. */
export function LoadState({ load, what, children }: LoadPanelProps) {
  if (load.status === 'forbidden') return <ForbiddenState />;
  if (load.status !== 'failed') return children;
  return <FailedState what={what} reason={load.reason} onRetry={load.onRetry} />;
}

const unread = 'Try again, or come back in a moment.';
const missing = 'It may have been removed, or the link is wrong.';
const offline = 'You are offline. It will load when the connection is back.';

const isNotFound = (reason: unknown) =>
  (reason as { status?: unknown } | undefined)?.status === 404;

interface FailedStateProps {
  /** What could not be loaded, as the start of a sentence: 'The payouts'. */
  what: string;
  /** What was thrown. A different value after a try means that it failed again. */
  reason?: unknown;
  onRetry: () => void;
}

/**
 * The toast has the reason. The screen says that loading failed, and whether it failed again (R18).
 */
export function FailedState({ what, reason, onRetry }: FailedStateProps) {
  const [tried, setTried] = useState<{ reason: unknown }>();
  const retried = tried?.reason === reason ? 'Trying again…' : 'It failed again.';
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

export function ForbiddenState() {
  return (
    <StateMessage
      icon={Lock}
      tone="warn"
      role="alert"
      title="No access"
      text="You don’t have permission to see this. Ask an owner of the console for access."
    />
  );
}

export function EmptyState({ title, text }: { title: string; text?: string }) {
  return <StateMessage icon={Inbox} title={title} text={text} role="status" />;
}

interface FilteredEmptyStateProps {
  words: RowWords;
  title?: string;
  /** How many records were searched here. Undefined or 0 if the server searched them. */
  searched?: number;
  count?: number;
  cure?: ReactNode;
  onClear: () => void;
}

function searchedText({ words, searched = 0, count = searched }: FilteredEmptyStateProps): string {
  if (searched === 0) return 'Nothing matches these filters.';
  return searched < count
    ? `Searched only ${formatCount(searched)} of ${countOf(count, words)}.`
    : `Searched all ${countOf(count, words)}.`;
}

export function FilteredEmptyState(props: FilteredEmptyStateProps) {
  const { words, title = `No ${words.many} match`, cure, onClear } = props;
  return (
    <StateMessage
      icon={SearchX}
      title={title}
      text={searchedText(props)}
      role="status"
      actions={
        <>
          {cure}
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        </>
      }
    />
  );
}

export function UnkeptNotice() {
  return (
    <p className="notice unkept" data-tone="warn" role="alert">
      This browser’s storage is full or blocked: changes last only until this tab is closed.
    </p>
  );
}
