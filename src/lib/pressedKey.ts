type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'
>;

/** What the keys of a US keyboard are called that have no letter, as far as they are commands. */
const places: Record<string, string> = { BracketLeft: '[', BracketRight: ']', Slash: '/' };

const isForeignLetter = (key: string) => /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);

/**
 * The Slash key of Cyrillic and Hebrew keyboards. No keyboard has another use for it that is a
 * command here.
 */
const onSlash: Record<string, string> = { '.': '/', ',': '?' };

/**
 * The key of a command, as a Latin keyboard would have it: on a Cyrillic or Greek one, a letter is
 * known by its place. Like `KeyboardEvent.key` otherwise.
 */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (code === 'Slash' && onSlash[key] !== undefined) return onSlash[key];
  if (!isForeignLetter(key)) return key;
  return places[code] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/**
 * Whether AltGr, or Option on a Mac, only makes a character that the layout has no key for: '[' of
 * a German keyboard.
 */
const isMadeByLayout = (press: Press): boolean =>
  /^[^\p{L}\p{N}]$/u.test(press.key) &&
  (press.getModifierState('AltGraph') ||
    (press.altKey && !press.metaKey && places[press.code] === undefined));

/** Whether Ctrl, Cmd or Alt is held down, for a command and not for a character. */
export const hasModifier = (press: Press): boolean =>
  (press.ctrlKey || press.metaKey || press.altKey) && !isMadeByLayout(press);
