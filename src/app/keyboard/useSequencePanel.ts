import { useEffect, useEffectEvent, useState } from 'react';
import { endSequence, holdSequence } from '../../ui/keyboard/keyListeners';

/** How long G waits for its letter before the panel says what can follow, in milliseconds. Who knows the letter never sees it (R419). */
const patienceMs = 400;

/** Whether the panel of the second keys is shown. `begin` is called when G was pressed. Whatever happens next ends it. */
export function useSequencePanel() {
  const [began, setBegan] = useState<number>();
  const [isShown, setIsShown] = useState(false);
  const show = useEffectEvent(() => {
    holdSequence();
    setIsShown(true);
  });
  const end = useEffectEvent((isKey: boolean) => {
    // A key still is the second one: the listeners end the sequence themselves.
    if (!isKey) endSequence();
    setBegan(undefined);
    setIsShown(false);
  });
  useEffect(() => {
    if (began === undefined) return undefined;
    const timer = setTimeout(() => show(), patienceMs);
    const listen = ({ type, timeStamp }: Event) => {
      // The very key that began it.
      if (timeStamp !== began) end(type === 'keydown');
    };
    const types = ['keydown', 'pointerdown', 'blur'] as const;
    for (const type of types) addEventListener(type, listen, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) removeEventListener(type, listen, { capture: true });
    };
  }, [began]);
  return { isShown, begin: ({ timeStamp }: KeyboardEvent) => setBegan(timeStamp) };
}
