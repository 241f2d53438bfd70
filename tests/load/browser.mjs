import { JSDOM } from 'jsdom';

/**
 * Gives this process what the console's hooks need of a browser tab at an address. Node's own fetch
 * stays.
 * @param {string} url
 */
export function becomeTab(url) {
  const { window } = new JSDOM('<!doctype html><body></body>', { url, pretendToBeVisual: true });
  // Events that are dispatched on the window have to be the window's own.
  const taken = [
    'window',
    'document',
    'navigator',
    'Event',
    'CustomEvent',
    'StorageEvent',
    'localStorage',
    'sessionStorage',
  ];
  const missing = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of [...taken, ...missing]) {
    Object.defineProperty(globalThis, name, {
      value: window[name],
      configurable: true,
      writable: true,
    });
  }
  for (const name of [
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
    'getComputedStyle',
  ]) {
    globalThis[name] = window[name].bind(window);
  }
}
