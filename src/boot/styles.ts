import { codeTimeoutMs } from '../domain/values/limits';

/** The wait before a stylesheet is asked for again, in milliseconds. It doubles each time. */
const firstWaitMs = 1000;
const longestWaitMs = 60_000;

let tries = 0;

/** A browser remembers how an address failed, so each try has its own. */
function askAgain(link: HTMLLinkElement): void {
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.crossOrigin = '';
  tries += 1;
  fresh.href = `${link.href.replace(/\?.*/, '')}?retry=${String(tries)}`;
  link.replaceWith(fresh);
}

/**
 * R210: a stylesheet that could not be loaded is asked for again until it is there. One that is late holds up the first
 * paint, so after the limit it is replaced.
 */
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
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet) askAgain(link);
  }, codeTimeoutMs);
}
