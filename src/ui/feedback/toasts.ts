import { createContext, useContext } from 'react';
import { useRootMark } from '../layout/viewport';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  onAct: () => void;
  /** Whether it was used otherwise, by a key. The next message then ends its toast. */
  isOver?: () => boolean;
}

export interface ToastMessage {
  type: ToastType;
  text: string;
  detail?: string | undefined;
  durationMs: number;
  action?: ToastAction;
  about?: string | undefined;
  /** A rule that a form breaks: the form's next message ends it. */
  isRule?: boolean;
  /** The path on which it was said. */
  screen?: string;
}

export type ShowToast = (toast: ToastMessage) => void;

export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('ToastContext has no provider');
});

export const useToast = (): ShowToast => useContext(ToastContext);

/**
 * At the bottom, messages would cover what is decided (its sum and address, the document, the
 * buttons), or the box that is written in (R270).
 */
export const useToastsAtTop = (): void => useRootMark('data-toasts-top');
