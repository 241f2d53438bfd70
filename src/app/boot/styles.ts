import { codeTimeoutMs } from '../../lib/limits';

/** The wait before a stylesheet is asked for again, in milliseconds. It doubles each time. */
const firstWaitMs = 1000;
const longestWaitMs = 60_000;

let tries = 0;

/** Browsers remember that an address failed. So each try uses a different address. */
function askAgain(link: HTMLLinkElement): void {
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.crossOrigin = '';
  tries += 1;
  fresh.href = `${link.href.replace(/\?.*/, '')}?retry=${String(tries)}`;
  // A part of the code waits for the element that it added itself, and a removed one hears nothing
  // more.
  fresh.onload = () => link.dispatchEvent(new Event('load'));
  link.replaceWith(fresh);
}

/**
 * Requests a stylesheet again until it is loaded. A late stylesheet blocks the first paint, so
 * after the limit it is requested again too.
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
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!link.sheet) askAgain(link);
  }, codeTimeoutMs);
}
