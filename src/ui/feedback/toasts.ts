import { createContext, useContext } from 'react';

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
  screen?: string;
}

export type ShowToast = (toast: ToastMessage) => void;

export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('ToastContext has no provider');
});

export const useToast = (): ShowToast => useContext(ToastContext);
