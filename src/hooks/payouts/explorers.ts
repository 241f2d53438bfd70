import { parseExplorers, type Explorers } from '../../domain/payouts/explorer';

/** The block explorers of run-time configuration, none unless the firm names one (R251). */
export const readExplorers = (): Explorers => parseExplorers(document.querySelector('meta[name="explorer-url"]')?.getAttribute('content'));
