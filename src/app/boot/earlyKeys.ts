declare global {
  interface Window {
    __earlyKeys?: KeyboardEvent[];
  }
}

/** Keeps the keys that are pressed on the static shell, because nothing handles them yet. */
export function keepEarlyKeys(): void {
  window.__earlyKeys = [];
  addEventListener('keydown', (event) => {
    // On the login page the shell exists too, but is hidden.
    const isShown =
      document.documentElement.dataset['shell'] === 'page' &&
      document.querySelector('.shell-page') !== null;
    if (event.target !== document.body || !isShown) return;
    // The browser has its own Ctrl+K.
    const isK = event.key === 'k' || (event.code === 'KeyK' && !/[a-z]/i.test(event.key));
    if ((event.ctrlKey || event.metaKey) && isK) event.preventDefault();
    window.__earlyKeys?.push(event);
  });
}

/** Returns the kept keys, oldest first, and stops keeping keys. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const keys = window.__earlyKeys ?? [];
  delete window.__earlyKeys;
  return keys;
}
