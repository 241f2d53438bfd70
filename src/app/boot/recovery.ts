import { codeTimeoutMs } from '~/lib/limits';

declare global {
  interface Window {
    /** Shared through `window`: a second copy in the bundle would add to every first load. */
    __reloadAfresh?: typeof reloadAfresh;
  }
}

const patienceMs = 5000;

/**
 * Reloads past the browser's cache, where a broken file would stay. Resolves with false if the
 * server doesn't respond, because a reload would show the browser's error page.
 */
export async function reloadAfresh(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  const isOurs = (url: string) => url.startsWith(`${location.origin}/assets/`);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  try {
    await fetch(location.pathname, { method: 'HEAD', signal });
  } catch {
    return false;
  }
  await Promise.allSettled(
    [...new Set(files)].filter(isOurs).map((file) => fetch(file, { cache: 'reload', signal })),
  );
  location.reload();
  return true;
}

const firstWaitMs = 1000;
const longestWaitMs = 60_000;

let tries = 0;

/** Browsers remember that an address failed, so each try uses a new one. */
function askAgain(link: HTMLLinkElement): void {
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.crossOrigin = '';
  tries += 1;
  fresh.href = `${link.href.replace(/\?.*/, '')}?retry=${String(tries)}`;
  // The code that added the original link is waiting for its load event.
  fresh.onload = () => link.dispatchEvent(new Event('load'));
  link.replaceWith(fresh);
}

/** Loads missing stylesheets again: a late one blocks the first paint. */
export function healStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        setTimeout(() => askAgain(target), Math.min(firstWaitMs * 2 ** tries, longestWaitMs));
    },
    true,
  );
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!link.sheet) askAgain(link);
  }, codeTimeoutMs);
}

/** Works without the console's own code, which failed to load. */
export function copyOnClick(record: Readonly<Record<string, string>>): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.shell-copy');
    if (!button) return;
    const say = (text: string) => () => {
      button.textContent = text;
    };
    // Without TLS there is no clipboard.
    const copy = async () => navigator.clipboard.writeText(JSON.stringify(record));
    copy().then(say('Copied'), say('Could not be copied'));
  });
}
