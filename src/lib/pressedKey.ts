type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'
>;

const places: Record<string, string> = { BracketLeft: '[', BracketRight: ']', Slash: '/' };

const isForeignLetter = (key: string) => /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);

/** What the Slash key types on Cyrillic and Hebrew keyboards. */
const onSlash: Record<string, string> = { '.': '/', ',': '?' };

/** Cyrillic and Greek letters are identified by the key's place. */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (code === 'Slash' && onSlash[key] !== undefined) return onSlash[key];
  if (!isForeignLetter(key)) return key;
  return places[code] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** True if AltGr or Option was only needed to type the character, as '[' on a German keyboard. */
const isMadeByLayout = (press: Press): boolean =>
  /^[^\p{L}\p{N}]$/u.test(press.key) &&
  (press.getModifierState('AltGraph') ||
    (press.altKey && !press.metaKey && places[press.code] === undefined));

export const hasModifier = (press: Press): boolean =>
  (press.ctrlKey || press.metaKey || press.altKey) && !isMadeByLayout(press);
