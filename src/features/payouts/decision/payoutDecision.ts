import { loadableOverlay } from '../../../ui/loadable';
import { PayoutEvidence } from '../checks/lazyEvidence';

/**
 * The payout dialog with its checks. Its code is loaded with the first dialog and not with the
 * first rows.
 */
export const DecidePayout = loadableOverlay(() =>
  import('./DecidePayout').then((module) => module.DecidePayout),
);

/** Loads the code of the dialog and of its evidence before the first click. */
export const prepareDialog = (): void => {
  void DecidePayout.preload()
    .then(PayoutEvidence.preload)
    .catch(() => undefined);
};
