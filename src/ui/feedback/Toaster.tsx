import { createToaster, Portal, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { limits } from '../../lib/limits';
import { isFocusNowhere, pageHeading } from '../keyboard/pageFocus';
import { ChakraRoot } from '../overlays/ChakraRoot';
import {
  belowHeader,
  choices,
  coveredAt,
  gap,
  heightOf,
  isOverFailure,
  isOverForm,
  isPhone,
  keepOffMenus,
  margin,
  type Choice,
} from './toastPlaces';
import { ShortenedText } from '../text/ShortenedText';
import type { ToastAction, ToastMessage, ToastType } from './toasts';
import '../overlays/overlays.css';

const common = { max: 5, gap, removeDelay: limits.toast.fadeMs };

const toasters = {
  // On the start side first, because the buttons of dialogs, the pages of lists and the chat's
  // 'Send' are on the end side.
  bottom: createToaster({ ...common, placement: 'bottom-start', overlap: false }),
  bottomEnd: createToaster({ ...common, placement: 'bottom-end', overlap: false }),
  topEnd: createToaster({
    ...common,
    placement: 'top-end',
    overlap: false,
    offsets: { top: `${belowHeader}px`, bottom: '0px', left: '0px', right: `${margin}px` },
  }),
  // One on the other: a row of decisions must not fill the page with messages.
  top: createToaster({ ...common, placement: 'top', overlap: true }),
} as const;

/** Their regions have other names than the bell. */
const labels = {
  bottom: 'Messages',
  bottomEnd: 'Messages at the end',
  topEnd: 'Messages below the header',
  top: 'Messages at the top',
} as const satisfies Record<keyof typeof toasters, string>;

const icons: Record<ToastType, { icon: LucideIcon; color: string; name: string }> = {
  success: { icon: CircleCheck, color: 'var(--ok-mark)', name: 'Success' },
  error: { icon: CircleAlert, color: 'var(--bad-mark)', name: 'Error' },
  warning: { icon: TriangleAlert, color: 'var(--warn-mark)', name: 'Warning' },
  info: { icon: Info, color: 'var(--info-mark)', name: 'Information' },
};

/**
 * Called before its toast is removed. The toaster then returns the focus to where it came from. It
 * doesn't do so if a focused button disappears. If it came from nowhere, the page's heading gets
 * it.
 */
const giveFocusBack = (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.blur();
  setTimeout(() => {
    if (isFocusNowhere()) pageHeading()?.focus({ preventScroll: true });
  });
};

/**
 * The buttons of a toast. A press by pointer leaves the focus where it is: the toaster gives it
 * back only once the pointer has left.
 */
const pressable = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: giveFocusBack,
};

const isToastType = (type: string | undefined): type is ToastType =>
  type !== undefined && type in icons;

export interface ToasterProps {
  /** Messages to show, oldest first. Each is shown once and then reported by `onTaken`. */
  queue: readonly ToastMessage[];
  /** Called with the messages that were taken from the queue. */
  onTaken: (taken: readonly ToastMessage[]) => void;
}

/** What a shown toast says beside its text. The toaster keeps any object. */
interface Told
  extends Pick<ToastMessage, 'about' | 'isRule' | 'screen'>, Pick<ToastAction, 'isOver'> {
  /** How often it was said while it was shown. */
  times: number;
}
const toldOf = (meta: Record<string, unknown> | undefined) => meta as Told | undefined;

/** The page below a dialog can't be looked at until the dialog has left. */
const isDialogLeaving = () =>
  document.querySelector(
    '[data-scope=dialog][data-part=content][data-state=closed]:not([hidden])',
  ) !== null;
const retryMs = 50;
const maxTries = 10;

/**
 * Where a message that may choose covers least. Beside those that are shown already, so that they
 * stay in their order.
 */
function choosePlace(message: ToastMessage): Choice {
  const taken = choices.find((place) => toasters[place].getVisibleToasts().length > 0);
  if (taken !== undefined || isPhone()) return taken ?? 'bottom';
  const covered = choices.map((place) => coveredAt(place, heightOf(message)));
  return choices[covered.indexOf(Math.min(...covered))] ?? 'bottom';
}

/**
 * Whether a message ends an older one that is still shown: a failure or warning about the same, a
 * rule that the same form has broken, and after a success whatever failed on this screen that names
 * no record.
 */
function endsOlder(
  { type, text, about, screen }: ToastMessage,
  shown: { type: string | undefined; title?: unknown; told: Told },
): boolean {
  if (shown.type === 'success') return false;
  if (about !== undefined && shown.told.about === about)
    return type === 'success' || shown.title !== text;
  if (shown.told.about !== undefined || shown.told.screen !== screen) return false;
  return type === 'success' || (shown.told.isRule === true && shown.title !== text);
}

/**
 * The shown failure with the same words, if it is about the same; a reading that failed behind a
 * failed change names no record.
 */
function findSame({ type, text, about }: ToastMessage) {
  if (type === 'success') return undefined;
  for (const toaster of Object.values(toasters))
    for (const { id, type: shownType, title, meta } of toaster.getVisibleToasts()) {
      const told = toldOf(meta);
      const isAboutSame = about === told?.about || about === undefined || told?.about === undefined;
      if (told && shownType === type && title === text && isAboutSame) return { id, told, toaster };
    }
  return undefined;
}

/**
 * Shows a message. Where the same failure is shown already, it is counted instead; a success is
 * never merged, because each is of another record. The failure of a change and that of the reading
 * behind it are one.
 */
function tell(message: ToastMessage) {
  const {
    type,
    text,
    detail,
    durationMs,
    action,
    about,
    isRule,
    screen,
    place = 'bottom',
  } = message;
  for (const toaster of Object.values(toasters))
    for (const { id, type: shownType, title, meta } of toaster.getVisibleToasts()) {
      const told = toldOf(meta);
      if (told && (told.isOver?.() || endsOlder(message, { type: shownType, title, told })))
        toaster.dismiss(id);
    }
  const same = findSame(message);
  const toaster =
    same?.toaster ??
    toasters[
      place === 'top' || isOverFailure() || isOverForm(heightOf(message))
        ? 'top'
        : choosePlace(message)
    ];
  const times = (same?.told.times ?? 0) + (same && same.told.about !== about ? 0 : 1);
  toaster.create({
    ...(same && { id: same.id }),
    type,
    title: text,
    description: detail,
    // Another duration than before makes its time begin anew.
    duration: durationMs + ((times - 1) % 2),
    action: action && { label: action.label, onClick: action.onAct },
    meta: {
      about: about ?? same?.told.about,
      isRule,
      screen,
      times,
      isOver: action?.isOver,
    } satisfies Told,
  });
}

/** The messages of one place. */
function Place({ name }: { name: keyof typeof toasters }) {
  return (
    <ChakraToaster toaster={toasters[name]} insetInline={`${margin}px`} aria-label={labels[name]}>
      {(toast) => {
        const {
          icon: Icon,
          color,
          name: kind,
        } = icons[isToastType(toast.type) ? toast.type : 'info'];
        const { times = 1 } = toldOf(toast.meta) ?? {};
        // A toast is a status and needs no name; if it had one, looking up fields by their label
        // would find it too.
        return (
          <Toast.Root aria-labelledby="">
            <Icon size={18} color={color} aria-label={kind} role="img" className="toast-icon" />
            <div className="toast-words">
              {/* The counter stands beside it: the specification's words are alone in their
                  element. */}
              <Toast.Title>
                {typeof toast.title === 'string' && <ShortenedText text={toast.title} />}
              </Toast.Title>
              {toast.description !== undefined && (
                <Toast.Description>{toast.description}</Toast.Description>
              )}
            </div>
            {times > 1 && <span className="toast-times">{times} times</span>}
            {toast.action && (
              <Toast.ActionTrigger asChild>
                <button
                  type="button"
                  className="button toast-action"
                  data-variant="outline"
                  data-size="small"
                  {...pressable}
                >
                  {toast.action.label}
                </button>
              </Toast.ActionTrigger>
            )}
            <Toast.CloseTrigger asChild>
              <button type="button" className="icon-button" aria-label="Dismiss" {...pressable}>
                <X size={16} aria-hidden />
              </button>
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </ChakraToaster>
  );
}

/**
 * Shows toasts. They are announced, pause while hovered or focused, and fade out in 300 ms. They
 * are outside the page's root, because an open dialog makes the page inert: toasts in it could be
 * neither announced nor dismissed.
 */
export function Toaster({ queue, onTaken }: ToasterProps) {
  // The stores outlive the component. Toasts left in them would count towards the maximum of the
  // next one.
  useEffect(
    () => () => {
      for (const toaster of Object.values(toasters)) toaster.remove();
    },
    [],
  );
  useEffect(keepOffMenus, []);
  useEffect(() => {
    if (queue.length === 0) return undefined;
    let tries = 0;
    const show = () => {
      tries += 1;
      if (isDialogLeaving() && tries < maxTries) {
        timer = setTimeout(show, retryMs);
        return;
      }
      for (const message of queue) tell(message);
      onTaken(queue);
    };
    // Delayed, because the toaster subscribes in its own effect. A toast created in this effect
    // would be missed.
    let timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [queue, onTaken]);
  return (
    <ChakraRoot>
      <Portal>
        {(Object.keys(toasters) as (keyof typeof toasters)[]).map((place) => (
          <Place key={place} name={place} />
        ))}
      </Portal>
    </ChakraRoot>
  );
}
