import { useEffect, useEffectEvent, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import './popover.css';

export interface PopoverProps {
  label: string;
  /** The id of the button that opened it: pressing that isn't outside, and it gets the focus back. */
  triggerId: string;
  onClose: () => void;
  children: ReactNode;
}

const isIn = (element: Element | null | undefined, target: EventTarget | null) => target instanceof Node && element?.contains(target) === true;

/** A panel over the page that holds nothing up: it closes on Escape, on a press outside, when the focus leaves it, and when a link in it is followed. */
export function Popover({ label, triggerId, onClose, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isOutside = (target: EventTarget | null) => !isIn(panel.current, target) && !isIn(document.getElementById(triggerId), target);
  const handlePress = useEffectEvent((event: PointerEvent) => {
    if (isOutside(event.target)) onClose();
  });
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const listen = (event: PointerEvent) => { handlePress(event); };
    document.addEventListener('pointerdown', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
    };
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    document.getElementById(triggerId)?.focus();
    onClose();
  };
  const handleBlur = (event: FocusEvent) => {
    // Without a new holder the window itself lost the focus.
    if (event.relatedTarget && isOutside(event.relatedTarget)) onClose();
  };
  return (
    <div
      ref={panel}
      className="popover"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKey}
      onBlur={handleBlur}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onClose();
      }}
    >
      {children}
    </div>
  );
}
