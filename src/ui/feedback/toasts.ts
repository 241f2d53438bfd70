import { createContext, useContext } from 'react';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  onAct: () => void;
  /** True if it was already used by a key. The next message then dismisses the toast. */
  isOver?: () => boolean;
}

export interface ToastMessage {
  type: ToastType;
  text: string;
  detail?: string | undefined;
  durationMs: number;
  action?: ToastAction;
  about?: string | undefined;
  /** For a rule that a form breaks: the form's next message dismisses it. */
  isRule?: boolean;
  screen?: string;
}

export type ShowToast = (toast: ToastMessage) => void;

export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('ToastContext has no provider');
});

export const useToast = (): ShowToast => useContext(ToastContext);
