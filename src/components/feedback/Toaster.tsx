import { createToaster, Portal, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { limits } from '../../domain/values/limits';
import { ChakraRoot } from '../overlays/ChakraRoot';
import type { ToastMessage, ToastType } from './toasts';
import './toaster.css';

// On the start side, because the buttons of dialogs, the pages of lists and the chat's 'Send' are on the end side.
const toaster = createToaster({ placement: 'bottom-start', max: 5, gap: 12, removeDelay: limits.toast.fadeMs, overlap: false });

const icons: Record<ToastType, { icon: LucideIcon; color: string; name: string }> = {
  success: { icon: CircleCheck, color: 'var(--ok-mark)', name: 'Success' },
  error: { icon: CircleAlert, color: 'var(--bad-mark)', name: 'Error' },
  warning: { icon: TriangleAlert, color: 'var(--warn-mark)', name: 'Warning' },
  info: { icon: Info, color: 'var(--info-mark)', name: 'Information' },
};

/**
 * Called before its toast is removed. The toaster then returns the focus to where it came from. It doesn't do so if a
 * focused button disappears.
 */
const giveFocusBack = (event: MouseEvent<HTMLElement>) => event.currentTarget.blur();

const isToastType = (type: string | undefined): type is ToastType => type !== undefined && type in icons;

export interface ToasterProps {
  /** Messages to show, oldest first. Each is shown once and then reported by `onTaken`. */
  queue: readonly ToastMessage[];
  onTaken: (taken: readonly ToastMessage[]) => void;
}

/**
 * Shows toasts. They are announced, pause while hovered or focused, and fade out in 300 ms (section 9). They are
 * outside the page's root, because an open dialog makes the page inert: toasts in it could be neither announced nor
 * dismissed.
 */
export function Toaster({ queue, onTaken }: ToasterProps) {
  // The store outlives the component. Toasts left in it would count towards the maximum of the next one.
  useEffect(() => () => toaster.remove(), []);
  useEffect(() => {
    if (queue.length === 0) return undefined;
    // Delayed, because the toaster subscribes in its own effect. A toast created in this effect would be missed.
    const timer = setTimeout(() => {
      for (const { type, text, durationMs, action } of queue)
        toaster.create({ type, title: text, duration: durationMs, action: action && { label: action.label, onClick: action.onAct } });
      onTaken(queue);
    });
    return () => clearTimeout(timer);
  }, [queue, onTaken]);
  return (
    <ChakraRoot>
      <Portal>
        {/* The region has another name than the bell. A toast is a status and needs no name; if it had one, looking up
           fields by their label would find it too. */}
        <ChakraToaster toaster={toaster} insetInline="16px" aria-label="Messages">
          {(toast) => {
            const { icon: Icon, color, name } = icons[isToastType(toast.type) ? toast.type : 'info'];
            return (
              <Toast.Root aria-labelledby="">
                <Icon size={18} color={color} aria-label={name} role="img" className="toast-icon" />
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.action && (
                  <Toast.ActionTrigger asChild>
                    <button type="button" className="button toast-action" data-variant="outline" data-size="small" onClick={giveFocusBack}>
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
