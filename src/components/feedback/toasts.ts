import { createContext, useContext } from 'react';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** What can be done about a message: a button in its toast, which goes when it is used. */
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

/** The app's way to say something in passing. */
export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('ToastContext has no provider');
});

export const useToast = (): ShowToast => useContext(ToastContext);
