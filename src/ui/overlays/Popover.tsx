import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type ReactNode,
} from 'react';
import * as m from 'framer-motion/m';
import { Motion, useEntrance } from './Motion';
import { takeEscape } from '../keyboard/keyListeners';
import './overlays.css';

export interface PopoverProps {
  label: string;
  /** The button that opened it gets the focus back. A press on it doesn't count as outside. */
  triggerId: string;
  onClose: () => void;
  children: ReactNode;
}

const isIn = (element: Element | null | undefined, target: EventTarget | null) =>
  target instanceof Node && element?.contains(target) === true;

export function Popover({ label, triggerId, onClose, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isOutside = (target: EventTarget | null) =>
    !isIn(panel.current, target) && !isIn(document.getElementById(triggerId), target);
  const handlePress = useEffectEvent((event: PointerEvent) => {
    if (isOutside(event.target)) onClose();
  });
  // Before the paint: what is typed next belongs to the panel.
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const listen = (event: PointerEvent) => handlePress(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);
  const close = () => {
    document.getElementById(triggerId)?.focus();
    onClose();
  };
  const handleBlur = (event: FocusEvent) => {
    // If no other element gets the focus, the window itself lost it.
    if (event.relatedTarget && isOutside(event.relatedTarget)) onClose();
  };
  return (
    <Motion>
      <m.div
        {...useEntrance({ scale: 0.95 })}
        ref={panel}
        className="popover"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => takeEscape(event, close)}
        onBlur={handleBlur}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose();
        }}
      >
        {children}
      </m.div>
    </Motion>
  );
}
