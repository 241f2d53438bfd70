import { createToaster, Portal, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { limits } from '~/lib/limits';
import { focusHeadingIfLost } from '../keyboard/pageFocus';
import { ChakraRoot } from '../overlays/ChakraRoot';
import { ShortenedText } from '../text/ShortenedText';
import type { ToastAction, ToastMessage, ToastType } from './toasts';
import '../overlays/overlays.css';

const [gap, edge] = [12, 16];

const toaster = createToaster({
  max: 5,
  gap,
  overlap: false,
  placement: 'bottom-end',
  removeDelay: limits.toast.fadeMs,
});

const icons: Record<ToastType, { icon: LucideIcon; color: string; name: string }> = {
  success: { icon: CircleCheck, color: 'var(--ok-mark)', name: 'Success' },
  error: { icon: CircleAlert, color: 'var(--bad-mark)', name: 'Error' },
  warning: { icon: TriangleAlert, color: 'var(--warn-mark)', name: 'Warning' },
  info: { icon: Info, color: 'var(--info-mark)', name: 'Information' },
};

/**
 * Runs before the toast is removed. The toaster then returns the focus to where it was before; if
 * that was nowhere, the page's heading gets it.
 */
const giveFocusBack = (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.blur();
  setTimeout(focusHeadingIfLost);
};

/**
 * Pressing with a pointer leaves the focus where it is, because the toaster would return it only
 * after the pointer has left.
 */
const pressable = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: giveFocusBack,
};

const isToastType = (type: string | undefined): type is ToastType =>
  type !== undefined && type in icons;

/** In milliseconds. Repeated, because bars move and dialogs open while a message is shown. */
const placedEveryMs = 100;

/** Raises the messages above any bar of buttons that they would cover (R270). */
function place(): void {
  const toasts = [
    ...document.querySelectorAll<HTMLElement>('[data-scope="toast"][data-part="root"]'),
  ];
  const group = toasts[0]?.closest<HTMLElement>('[data-part="group"]');
  if (!group) return;
  const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + gap, 0);
  const left = innerWidth - edge - Math.max(...toasts.map(({ offsetWidth }) => offsetWidth));
  const lowest = innerHeight - edge;
  let end = lowest;
  const bars = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .sort((one, other) => other.bottom - one.bottom);
  for (const { top, bottom, right } of bars)
    if (right > left && top < end && bottom > end - height) end = top - gap;
  group.style.translate = `0 ${end - lowest}px`;
}

function usePlace(): void {
  const isShown = useSyncExternalStore(toaster.subscribe, () => toaster.getCount() > 0);
  useEffect(() => {
    if (!isShown) return undefined;
    place();
    const timer = setInterval(place, placedEveryMs);
    return () => clearInterval(timer);
  }, [isShown]);
}

interface ToasterProps {
  queue: readonly ToastMessage[];
  onTaken: (taken: readonly ToastMessage[]) => void;
}

/** Decides which later message dismisses this one. Chakra keeps any object. */
interface ToastMeta
  extends Pick<ToastMessage, 'about' | 'isRule' | 'screen'>, Pick<ToastAction, 'isOver'> {
  times: number;
}
const metaOf = (meta: Record<string, unknown> | undefined) => meta as ToastMeta | undefined;

/**
 * Dismisses a failure or warning about the same record, and a rule that the same form broke. A
 * success also dismisses what failed on this screen without naming a record (R397).
 */
function endsOlder(
  { type, text, about, screen }: ToastMessage,
  shown: { type: string | undefined; title?: unknown; meta: ToastMeta },
): boolean {
  if (shown.type === 'success') return false;
  if (about !== undefined && shown.meta.about === about)
    return type === 'success' || shown.title !== text;
  if (shown.meta.about !== undefined || shown.meta.screen !== screen) return false;
  return type === 'success' || (shown.meta.isRule === true && shown.title !== text);
}

/** A reading that failed after a failed change names no record, but is the same failure. */
function findSame({ type, text, about }: ToastMessage) {
  if (type === 'success') return undefined;
  for (const { id, type: shownType, title, meta } of toaster.getVisibleToasts()) {
    const known = metaOf(meta);
    const isAboutSame = about === known?.about || about === undefined || known?.about === undefined;
    if (known && shownType === type && title === text && isAboutSame) return { id, known };
  }
  return undefined;
}

/**
 * A failure that is already shown is counted. Successes are never merged, because each is about
 * another record. Only the last two stay, so that they cover little of the page.
 */
function show(message: ToastMessage) {
  const { type, text, detail, durationMs, action, about, isRule, screen } = message;
  const shown = toaster.getVisibleToasts();
  const [, ...older] = shown.filter((toast) => toast.type === 'success' && !toast.action);
  for (const { id } of older) toaster.dismiss(id);
  for (const { id, type: shownType, title, meta } of shown) {
    const known = metaOf(meta);
    if (known && (known.isOver?.() || endsOlder(message, { type: shownType, title, meta: known })))
      toaster.dismiss(id);
  }
  const same = findSame(message);
  const times = (same?.known.times ?? 0) + (same && same.known.about !== about ? 0 : 1);
  toaster.create({
    ...(same && { id: same.id }),
    type,
    title: text,
    description: detail,
    // The toast's time starts again only if its duration changes.
    duration: durationMs + ((times - 1) % 2),
    action: action && { label: action.label, onClick: action.onAct },
    meta: {
      about: about ?? same?.known.about,
      isRule,
      screen,
      times,
      isOver: action?.isOver,
    } satisfies ToastMeta,
  });
}

/**
 * Toasts are outside of the page's root, because an open dialog makes the page inert: in there, they
 * could be neither announced nor dismissed.
 */
export function Toaster({ queue, onTaken }: ToasterProps) {
  usePlace();
  // The toaster outlives the component, and old toasts would count towards the maximum.
  useEffect(() => () => toaster.remove(), []);
  useEffect(() => {
    if (queue.length === 0) return undefined;
    // Delayed, because the toaster subscribes in its own effect and would miss a toast that is
    // created in this one.
    const timer = setTimeout(() => {
      for (const message of queue) show(message);
      onTaken(queue);
    });
    return () => clearTimeout(timer);
  }, [queue, onTaken]);
  return (
    <ChakraRoot>
      <Portal>
        {/* Has its own name, because Chakra's would be confused with the bell's. */}
        <ChakraToaster toaster={toaster} insetInline={`${edge}px`} aria-label="Messages">
          {(toast) => {
            const {
              icon: Icon,
              color,
              name: kind,
            } = icons[isToastType(toast.type) ? toast.type : 'info'];
            const { times = 1 } = metaOf(toast.meta) ?? {};
            // A toast is a status and needs no name. With one, looking up fields by their label
            // would find it, too.
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
      </Portal>
    </ChakraRoot>
  );
}
