declare global {
  interface Window {
    __earlyKeys?: KeyboardEvent[];
  }
}

export function keepEarlyKeys(): void {
  window.__earlyKeys = [];
  addEventListener('keydown', (event) => {
    // On the login page the shell is there but hidden.
    const isShown =
      document.documentElement.dataset['shell'] === 'page' &&
      document.querySelector('.shell-page') !== null;
    if (event.target !== document.body || !isShown) return;
    // Ctrl+K is also a shortcut of the browser.
    const isK = event.key === 'k' || (event.code === 'KeyK' && !/[a-z]/i.test(event.key));
    if ((event.ctrlKey || event.metaKey) && isK) event.preventDefault();
    window.__earlyKeys?.push(event);
  });
}

export function takeEarlyKeys(): KeyboardEvent[] {
  const keys = window.__earlyKeys ?? [];
  delete window.__earlyKeys;
  return keys;
}
