export function applyFirmStyle(css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  } catch {
    // The browser has no constructable stylesheets.
  }
}

export type ColorMode = 'system' | 'light' | 'dark';
const colorModes: readonly ColorMode[] = ['system', 'light', 'dark'];

const storageKey = 'admin.colorMode';
const darkQuery = '(prefers-color-scheme: dark)';

export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(storageKey);
    return colorModes.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Runs before the first paint, so that the wrong theme never flashes. */
export function applyColorMode(mode: ColorMode): void {
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia(darkQuery).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

export function saveColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // The choice then lasts until the page is closed.
  }
}

export function watchColorMode(): () => void {
  const update = () => applyColorMode(readColorMode());
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) update();
  };
  update();
  const media = matchMedia(darkQuery);
  media.addEventListener('change', update);
  addEventListener('storage', onStorage);
  return () => {
    media.removeEventListener('change', update);
    removeEventListener('storage', onStorage);
  };
}
