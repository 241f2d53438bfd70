import { useEffect, useEffectEvent, useState } from 'react';
import { CopyDetails } from '../../ui/feedback/CopyDetails';
import { Button } from '../../ui/fields/Button';
import { onLoadFailure, LoadFailure, forgetMissingParts, useMissingParts } from '../../ui/loadable';
import { generalMessages } from '../../api/messages';
import { isLeavingGuarded } from '../../mutation/confirm';
import { tryAgain } from './tryAgain';

const key = 'admin.reloaded';

/** Identifies the build by the address of its code. */
const build = import.meta.url;

/**
 * Whether the page was reloaded already for this build. If something is still missing, reloading
 * again would be a loop. Without storage nobody knows, so it counts as yes.
 */
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
 * After a deployment the old build's files no longer exist. If one can't be loaded, the page
 * reloads itself once. If the admin would lose something, it tells them instead. It does nothing
 * while the browser is offline, or if the file is only late and may still arrive.
 */
function reloadOnce({ late }: LoadFailure): void {
  if (navigator.onLine && !late && !isLeavingGuarded() && !wasReloaded()) location.reload();
}

function textOf(reasons: readonly unknown[]): string {
  if (!reasons.every((reason) => reason instanceof LoadFailure)) return generalMessages.partCrashed;
  return isLeavingGuarded() ? generalMessages.newVersion : generalMessages.partMissing;
}

/**
 * Says that a part of the console is missing, and offers to load it again. `unsaid` are the texts
 * of toasts that can't be shown because the toaster's own code is missing.
 */
export function MissingParts({
  unsaid,
  onSaid,
}: {
  unsaid: readonly string[];
  onSaid: () => void;
}) {
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
        <div className="notice notice-strip offline-banner missing-parts" data-tone="warn">
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
