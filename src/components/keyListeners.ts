type HandleKey = (event: KeyboardEvent) => void;

const ofScreens = new Set<HandleKey>();
const ofConsole = new Set<HandleKey>();
/** Until when the next letter is the console's before it is a screen's. */
let claimedUntil = -Infinity;

export const isLetter = ({ key }: KeyboardEvent): boolean => /^[a-z]$/i.test(key);

function dispatch(event: KeyboardEvent): void {
  const isClaimed = isLetter(event) && event.timeStamp < claimedUntil;
  claimedUntil = -Infinity;
  for (const handle of isClaimed ? [...ofConsole, ...ofScreens] : [...ofScreens, ...ofConsole]) {
    if (event.defaultPrevented) return;
    handle(event);
  }
}

/** Listens to the page's keys. What a screen takes, by `preventDefault`, the console's own listener doesn't get, whichever came first. */
export function listenToKeys(handle: HandleKey, owner: 'screen' | 'console' = 'screen'): () => void {
  const listeners = owner === 'screen' ? ofScreens : ofConsole;
  if (ofScreens.size + ofConsole.size === 0) addEventListener('keydown', dispatch);
  listeners.add(handle);
  return () => {
    listeners.delete(handle);
    if (ofScreens.size + ofConsole.size === 0) removeEventListener('keydown', dispatch);
  };
}

/** Has the console get the letter after this key before any screen: the two are one command. */
export function claimNextLetter({ timeStamp }: KeyboardEvent, withinMs: number): void {
  claimedUntil = timeStamp + withinMs;
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether the admin has switched commands of single keys off. */
const areKeysOff = () => document.documentElement.dataset['keys'] === 'off';

/** Ctrl or Cmd K: the command palette, also while typing. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** Whether a key may be a command by itself: not while typing in a field, with a modifier held, held down, or switched off. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !isTyping(event.target) && !areKeysOff();
