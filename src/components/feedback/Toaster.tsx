import { createToaster, Portal, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { limits } from '../../domain/limits';
import { ChakraRoot } from '../overlays/ChakraRoot';
import type { ToastMessage, ToastType } from './toasts';
import './toaster.css';

// At the start of the line: at its end stand a dialog's buttons, a list's pages and a chat's 'Send'.
const toaster = createToaster({ placement: 'bottom-start', max: 5, gap: 12, removeDelay: limits.toast.fadeMs, overlap: false });

const icons: Record<ToastType, { icon: LucideIcon; color: string; name: string }> = {
  success: { icon: CircleCheck, color: 'var(--ok-mark)', name: 'Success' },
  error: { icon: CircleAlert, color: 'var(--bad-mark)', name: 'Error' },
  warning: { icon: TriangleAlert, color: 'var(--warn-mark)', name: 'Warning' },
  info: { icon: Info, color: 'var(--info-mark)', name: 'Information' },
};

/** Before its toast goes: the region then gives the focus back to where it came from, which it doesn't when a focused button vanishes. */
const giveFocusBack = (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.blur();
};

const isToastType = (type: string | undefined): type is ToastType => type !== undefined && type in icons;

export interface ToasterProps {
  /** Messages to show, oldest first; each is shown once and then reported as taken. */
  queue: readonly ToastMessage[];
  onTaken: (taken: readonly ToastMessage[]) => void;
}

/**
 * Shows toasts: announced, paused while hovered or focused, faded out in 300 ms (section 9). They stand beside the page, not in it: an open
 * dialog makes the page inert, and a toast in there would be neither announced nor dismissed.
 */
export function Toaster({ queue, onTaken }: ToasterProps) {
  // The store outlives the component: what it still holds would count against the most that the next one shows.
  useEffect(() => () => { toaster.remove(); }, []);
  useEffect(() => {
    if (queue.length === 0) return undefined;
    // Not within this effect: the toaster's own subscription is only made in the one before, and would miss them.
    const timer = setTimeout(() => {
      for (const { type, text, durationMs, action } of queue) toaster.create({ type, title: text, duration: durationMs, action: action && { label: action.label, onClick: action.onAct } });
      onTaken(queue);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [queue, onTaken]);
  return (
    <ChakraRoot>
      <Portal>
        {/* Named apart from the bell; a toast is a status and needs no name: one would take part in looking up fields by their label. */}
        <ChakraToaster toaster={toaster} insetInline="16px" aria-label="Messages">
          {(toast) => {
            const { icon: Icon, color, name } = icons[isToastType(toast.type) ? toast.type : 'info'];
            return (
              <Toast.Root aria-labelledby="">
                <Icon size={18} color={color} aria-label={name} role="img" className="toast-icon" />
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.action && (
                  <Toast.ActionTrigger asChild>
                    <button type="button" className="toast-action" onClick={giveFocusBack}>
                      {toast.action.label}
                    </button>
                  </Toast.ActionTrigger>
                )}
                <Toast.CloseTrigger asChild>
                  <button type="button" className="icon-button" aria-label="Dismiss" onClick={giveFocusBack}>
                    <X size={16} aria-hidden />
                  </button>
                </Toast.CloseTrigger>
              </Toast.Root>
            );
          }}
        </ChakraToaster>
      </Portal>
    </ChakraRoot>
  );
}
