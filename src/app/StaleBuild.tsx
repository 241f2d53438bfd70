import { useEffect, useEffectEvent } from 'react';
import { onLoadFailure } from '../components/loadable';
import { generalMessages } from '../messages/general';
import { isLeavingGuarded } from '../routes/leaving';
import { useNotify } from '../routes/useNotify';

const key = 'admin.reloaded';

/** The build that this page runs, by the address of its code. */
const build = import.meta.url;

/** Whether this build was reloaded already and still lacks something: once more would be a loop. Without storage that can't be known, and counts as yes. */
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
 * After a deploy the files of the build before are gone. What can't be loaded any more reloads the page, once; an admin who would lose something
 * is told instead. Offline there is nothing to reload.
 */
export function StaleBuild() {
  const notify = useNotify();
  const handleFailure = useEffectEvent(() => {
    if (!navigator.onLine) return;
    if (isLeavingGuarded()) notify.formError(generalMessages.newVersion, 'warning');
    else if (!wasReloaded()) location.reload();
  });
  useEffect(() => onLoadFailure(() => { handleFailure(); }), []);
  return null;
}
