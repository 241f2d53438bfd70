export type ColorMode = 'system' | 'light' | 'dark';
const colorModes: readonly ColorMode[] = ['system', 'light', 'dark'];

const storageKey = 'admin.colorMode';
const darkQuery = '(prefers-color-scheme: dark)';

/** The stored preference of R15's menu; 'system' when nothing readable is stored. Never throws. */
export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(storageKey);
    return colorModes.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Marks the document, which is all that the styles look at. Runs before the first paint, so that no theme flashes. */
export function applyColorMode(mode: ColorMode): void {
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia(darkQuery).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Stores and applies a preference. Storage that is full or denied costs only its memory. */
export function saveColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // The choice holds until the page is left.
  }
}

/** Keeps this tab in step with the system's theme and with a choice made in another tab. */
export function watchColorMode(): () => void {
  const update = () => {
    applyColorMode(readColorMode());
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) update();
  };
  const media = matchMedia(darkQuery);
  media.addEventListener('change', update);
  addEventListener('storage', onStorage);
  return () => {
    media.removeEventListener('change', update);
    removeEventListener('storage', onStorage);
  };
}
