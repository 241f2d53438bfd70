import { codeTimeoutMs } from '~/lib/limits';

declare global {
  interface Window {
    /** A second copy in the bundle would add to every first load. */
    __reloadAfresh?: typeof reloadAfresh;
  }
}

const patienceMs = 5000;

/**
 * Past the browser's cache, where a broken file would stay. False if the server doesn't respond: a
 * reload would show the browser's error page.
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

/** Browsers remember that an address failed, so each try uses another. */
function askAgain(link: HTMLLinkElement): void {
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.crossOrigin = '';
  tries += 1;
  fresh.href = `${link.href.replace(/\?.*/, '')}?retry=${String(tries)}`;
  // A part of the code waits for the element that it added itself.
  fresh.onload = () => link.dispatchEvent(new Event('load'));
  link.replaceWith(fresh);
}

/** A late stylesheet blocks the first paint. */
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

/** Without the console's own code, which failed to load. */
export function copyOnClick(record: Readonly<Record<string, string>>): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.shell-copy');
    if (!button) return;
    const say = (text: string) => () => {
      button.textContent = text;
    };
    // There is no clipboard without TLS.
    const copy = async () => navigator.clipboard.writeText(JSON.stringify(record));
    copy().then(say('Copied'), say('Could not be copied'));
  });
}
