import { parseExplorers, type Explorers } from '../../domain/payouts/explorer';

/** The block explorers from the run-time configuration. There are none unless the firm names some (R251). */
export const readExplorers = (): Explorers => parseExplorers(document.querySelector('meta[name="explorer-url"]')?.getAttribute('content'));
