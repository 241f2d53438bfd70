import { loadableOverlay } from '../../components/loadable';

/** The payout dialog with its checks. They come with the first dialog, not with the first rows. */
export const DecidePayout = loadableOverlay(() => import('./DecidePayout').then((module) => module.DecidePayout));

/** Fetches the dialog's code ahead of the first click. */
export const prepareDialog = (): void => {
  void DecidePayout.preload().catch(() => undefined);
};
