import { createToaster, Portal, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { limits } from '../../domain/values/limits';
import { ChakraRoot } from '../overlays/ChakraRoot';
import type { ToastMessage, ToastPlace, ToastType } from './toasts';
import './toaster.css';

const common = { max: 5, gap: 12, removeDelay: limits.toast.fadeMs };

const toasters = {
  // On the start side, because the buttons of dialogs, the pages of lists and the chat's 'Send' are on the end side.
  bottom: createToaster({ ...common, placement: 'bottom-start', overlap: false }),
  // One on the other: a row of decisions must not fill the page with messages.
  top: createToaster({ ...common, placement: 'top', overlap: true }),
} as const satisfies Record<ToastPlace, unknown>;

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
  /** Called with the messages that were taken from the queue. */
  onTaken: (taken: readonly ToastMessage[]) => void;
}

/** What a shown toast says beside its text. The toaster keeps any object. */
interface Told {
  about: string | undefined;
  /** How often it was said while it was shown. */
  times: number;
}
const toldOf = (meta: Record<string, unknown> | undefined) => meta as Told | undefined;

/** On a phone a message at the bottom would lie over a failed state and its 'Try again'. */
const isOverFailure = () => matchMedia('(max-width: 519px)').matches && document.querySelector(`.state[data-tone='bad']`) !== null;

/**
 * Shows a message. Where the same failure is shown already, it is counted instead; a success is never merged, because each is of another
 * record. A success ends the failures that were about the same (R397).
 */
function tell({ type, text, detail, durationMs, action, about, place = 'bottom' }: ToastMessage) {
  const isSuccess = type === 'success';
  if (isSuccess && about !== undefined) {
    for (const toaster of Object.values(toasters))
      for (const { id, type: shownType, meta } of toaster.getVisibleToasts())
        if (shownType !== 'success' && toldOf(meta)?.about === about) toaster.dismiss(id);
  }
  const toaster = toasters[isOverFailure() ? 'top' : place];
  const same = isSuccess
    ? undefined
    : toaster.getVisibleToasts().find(({ type: shownType, title, meta }) => {
        return shownType === type && title === text && toldOf(meta)?.about === about;
      });
  const times = (toldOf(same?.meta)?.times ?? 0) + 1;
  toaster.create({
    ...(same && { id: same.id }),
    type,
    title: text,
    description: detail,
    // Another duration than before makes its time begin anew.
    duration: durationMs + ((times - 1) % 2),
    action: action && { label: action.label, onClick: action.onAct },
    meta: { about, times } satisfies Told,
  });
}

/** The messages of one place. Their region has another name than the bell. */
function Place({ toaster, label }: { toaster: (typeof toasters)[ToastPlace]; label: string }) {
  return (
    <ChakraToaster toaster={toaster} insetInline="16px" aria-label={label}>
      {(toast) => {
        const { icon: Icon, color, name } = icons[isToastType(toast.type) ? toast.type : 'info'];
        const { times = 1 } = toldOf(toast.meta) ?? {};
        // A toast is a status and needs no name; if it had one, looking up fields by their label would find it too.
        return (
          <Toast.Root aria-labelledby="">
            <Icon size={18} color={color} aria-label={name} role="img" className="toast-icon" />
            <div className="toast-words">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description !== undefined && <Toast.Description>{toast.description}</Toast.Description>}
            </div>
            {times > 1 && <span className="toast-times">{times} times</span>}
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
  );
}

// Section 9.
/**
 * Shows toasts. They are announced, pause while hovered or focused, and fade out in 300 ms. They are
 * outside the page's root, because an open dialog makes the page inert: toasts in it could be neither announced nor
 * dismissed.
 */
export function Toaster({ queue, onTaken }: ToasterProps) {
  // The stores outlive the component. Toasts left in them would count towards the maximum of the next one.
  useEffect(
    () => () => {
      for (const toaster of Object.values(toasters)) toaster.remove();
    },
    [],
  );
  useEffect(() => {
    if (queue.length === 0) return undefined;
    // Delayed, because the toaster subscribes in its own effect. A toast created in this effect would be missed.
    const timer = setTimeout(() => {
      for (const message of queue) tell(message);
      onTaken(queue);
    });
    return () => clearTimeout(timer);
  }, [queue, onTaken]);
  return (
    <ChakraRoot>
      <Portal>
        <Place toaster={toasters.bottom} label="Messages" />
        <Place toaster={toasters.top} label="Messages at the top" />
      </Portal>
    </ChakraRoot>
  );
}
