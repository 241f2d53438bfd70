import { storedNames } from '~/lib/storedNames';

declare global {
  interface Window {
    /** Resolves once sessionStorage is known to belong to this tab. */
    __tab?: Promise<void>;
  }
}

/** The tab's name. A duplicated tab gets it with the rest of sessionStorage. */
const key = 'admin.tab';

/** After a reload, the previous page may still hold the name for a moment. */
const waitsMs = [0, 100, 250];

/** Holds the name until the page is closed. Resolves with false if another tab holds it. */
const hold = (name: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(`${key}.${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return (
          lock && new Promise((release) => addEventListener('pagehide', release, { once: true }))
        );
      })
      .catch(reject);
  });

async function canHold(name: string): Promise<boolean> {
  for (const ms of waitsMs) {
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    if (await hold(name)) return true;
  }
  return false;
}

/**
 * A duplicated tab finds its name taken and removes the unfinished work that it copied, because the
 * first tab still sends and decides it (promise 16a). Without locks or storage nothing is removed.
 */
async function claimTab(): Promise<void> {
  const known = sessionStorage.getItem(key);
  if (known !== null) {
    if (await canHold(known)) return;
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(storedNames.ownPrefix)) sessionStorage.removeItem(name);
  }
  const name = Math.random().toString(36).slice(2);
  sessionStorage.setItem(key, name);
  await hold(name);
}

export function startTab(): void {
  const claim = () => claimTab().catch(() => undefined);
  window.__tab = claim();
  // The browser had kept the page and shows it again.
  addEventListener('pageshow', ({ persisted }) => persisted && void claim());
}
