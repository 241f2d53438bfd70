import { createContext, useContext, useEffect } from 'react';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** An action of a message: a button in its toast. Using it closes the toast. */
export interface ToastAction {
  label: string;
  onAct: () => void;
  /** Whether it was used otherwise, by a key. The next message then ends its toast. */
  isOver?: () => boolean;
}

/**
 * Where a message appears: where it covers least, at the bottom if it can; or over the page's
 * header.
 */
export type ToastPlace = 'bottom' | 'top';

export interface ToastMessage {
  type: ToastType;
  text: string;
  /** Whom and how much it is about, below the text. */
  detail?: string | undefined;
  durationMs: number;
  action?: ToastAction;
  /** Names what it is about, for example a record. */
  about?: string | undefined;
  /** A rule that a form breaks: the form's next message ends it. */
  isRule?: boolean;
  /** The path on which it was said. */
  screen?: string;
  /** At the bottom if none is given. */
  place?: ToastPlace;
}

export type ShowToast = (toast: ToastMessage) => void;

/** Shows a message for a short time. */
export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('ToastContext has no provider');
});

export const useToast = (): ShowToast => useContext(ToastContext);

/** Makes messages appear at the top, until the function that it returns is called. */
export const ToastPlaceContext = createContext<() => () => void>(() => () => undefined);

/**
 * Messages appear at the top while the caller is mounted. At the bottom they would cover what is
 * decided next: its sum and address, the document, or the buttons (R270).
 */
export function useToastsAtTop(): void {
  const moveToTop = useContext(ToastPlaceContext);
  useEffect(moveToTop, [moveToTop]);
}
