import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CopyDetails } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { useIsOnline } from '~/ui/layout/viewport';
import { onLoadFailure, LoadFailure, forgetMissingParts, useMissingParts } from '~/ui/loadable';
import { generalMessages } from '~/api/messages';
import { tryAgain } from './ScreenBoundary';
import { CloudOff } from 'lucide-react';
import { isLeavingGuarded, useIsDraftSaved } from '~/mutation/confirm';

const key = 'admin.reloaded';

const build = import.meta.url;

/** True if this build was already reloaded: doing it again would be a loop. */
function wasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return true;
    sessionStorage.setItem(key, build);
    return false;
  } catch {
    return true;
  }
}

/**
 * A deployment removes the old build's files, so a reload gets the new ones. Without a server, what
 * is on the screen stays, such as the unknown outcome of a decision.
 */
function reloadOnce({ late }: LoadFailure): void {
  if (navigator.onLine && !late && !isLeavingGuarded() && !wasReloaded())
    void window.__reloadAfresh?.();
}

function textOf(reasons: readonly unknown[]): string {
  if (!reasons.every((reason) => reason instanceof LoadFailure)) return generalMessages.partCrashed;
  return isLeavingGuarded() ? generalMessages.newVersion : generalMessages.partMissing;
}

interface MissingPartsProps {
  unsaid: readonly string[];
  onSaid: () => void;
}

function MissingParts({ unsaid, onSaid }: MissingPartsProps) {
  const parts = useMissingParts();
  const [tries, setTries] = useState(0);
  const handleFailure = useEffectEvent(reloadOnce);
  useEffect(() => onLoadFailure((failure) => handleFailure(failure)), []);
  const dismiss = () => {
    for (const part of parts) part.dismiss?.();
    forgetMissingParts();
    onSaid();
  };
  return (
    <div role="status">
      {parts.length > 0 && (
        <div className="notice notice-strip missing-parts" data-tone="warn">
          <p>{[...unsaid, textOf(parts.map(({ reason }) => reason))].join(' · ')}</p>
          <Button
            variant="outline"
            onClick={() => {
              setTries(tries + 1);
              tryAgain(parts, isLeavingGuarded() ? 0 : tries);
            }}
          >
            Try again
          </Button>
          <CopyDetails reason={parts[0]?.reason} />
          <Button variant="ghost" onClick={dismiss}>
            Dismiss
          </Button>
        </div>
      )}
    </div>
  );
}

export function EnvironmentBand({ environment }: { environment?: string | undefined }) {
  return environment ? (
    <aside className="environment-band" data-window-edge="" aria-label="Environment">
      {environment}
    </aside>
  ) : null;
}

function OfflineNotice() {
  const isDraftSaved = useIsDraftSaved();
  return (
    <div className="notice notice-strip" data-tone="warn">
      <CloudOff size={16} aria-hidden />
      You are offline. Data may be out of date.
      {isDraftSaved && <strong>Draft saved</strong>}
    </div>
  );
}

function OfflineBanner() {
  const isOnline = useIsOnline();
  return <div role="status">{!isOnline && <OfflineNotice />}</div>;
}

/** The page, its bars and dialogs leave room for the strips (`--strips`). */
export function Strips(props: MissingPartsProps) {
  const strips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = strips.current?.offsetHeight ?? 0;
      // Without strips nothing is set, because another value on the root restyles every element.
      if (height > 0) root.style.setProperty('--strips', `${height}px`);
      else root.style.removeProperty('--strips');
      root.toggleAttribute('data-strips', height > 0);
    });
    if (strips.current) observer.observe(strips.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={strips} className="strips" data-bottom-bar>
      <MissingParts {...props} />
      <OfflineBanner />
    </div>
  );
}
