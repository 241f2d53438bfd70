import { useEffect, useEffectEvent, useState } from 'react';
import { CopyDetails } from '../../components/feedback/CopyDetails';
import { Button } from '../../components/fields/Button';
import { onLoadFailure } from '../../components/loadable';
import { LoadFailure } from '../../components/loadFailure';
import { forgetMissingParts, useMissingParts } from '../../components/missingParts';
import { generalMessages } from '../../messages/shell';
import { isLeavingGuarded } from '../../routes/leaving/leaving';
import { tryAgain } from './tryAgain';

const key = 'admin.reloaded';

/** The build that this page runs, by the address of its code. */
const build = import.meta.url;

/**
 * Whether this build was reloaded already and still lacks something: once more would be a loop. Without storage that
 * can't be known, and counts as yes.
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
 * After a deploy the files of the build before are gone. What can't be loaded any more reloads the page, once. An admin
 * who would lose something is told instead. Offline there is nothing to reload, and a late file may still arrive.
 */
function reloadOnce({ late }: LoadFailure): void {
  if (navigator.onLine && !late && !isLeavingGuarded() && !wasReloaded()) location.reload();
}

function textOf(reasons: readonly unknown[]): string {
  if (!reasons.every((reason) => reason instanceof LoadFailure)) return generalMessages.partCrashed;
  return isLeavingGuarded() ? generalMessages.newVersion : generalMessages.partMissing;
}

/**
 * Says that a part of the console is missing, and brings it back. `unsaid` are the texts of toasts that can't be shown,
 * because the code of the toasts is what is missing.
 */
export function MissingParts({ unsaid, onSaid }: { unsaid: readonly string[]; onSaid: () => void }) {
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
