import { loadableOverlay } from '../../components/loadable';

/** The payout dialog with its checks. Its code is loaded with the first dialog and not with the first rows. */
export const DecidePayout = loadableOverlay(() => import('./DecidePayout').then((module) => module.DecidePayout));

/** Loads the dialog's code before the first click. */
export const prepareDialog = (): void => {
  void DecidePayout.preload().catch(() => undefined);
};
