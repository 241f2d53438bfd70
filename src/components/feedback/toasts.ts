import { createContext, useContext } from 'react';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** An action of a message: a button in its toast. Using it closes the toast. */
export interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface ToastMessage {
  type: ToastType;
  text: string;
  durationMs: number;
  action?: ToastAction;
}

export type ShowToast = (toast: ToastMessage) => void;

/** Shows a message for a short time. */
export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('ToastContext has no provider');
});

export const useToast = (): ShowToast => useContext(ToastContext);
