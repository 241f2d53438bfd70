import { useSyncExternalStore } from 'react';
import type { Firm } from './firm';
import { isRecord } from '../records';
import { storedNames } from '../storedNames';
import { createLocalStore } from '../storage/localStore';

interface RememberedFirm {
  /** The text of `config.json` from which the rest follows. */
  text: string;
  css: string;
  firm: Firm;
}

/** What `config.json` said last. It holds nothing of an admin. */
export const rememberedFirm = createLocalStore<RememberedFirm>({
  name: storedNames.firm,
  version: 1,
  // Its fields were checked when it was stored, and nobody else writes it.
  parse: (raw) =>
    isRecord(raw) && isRecord(raw['firm']) ? (raw as unknown as RememberedFirm) : undefined,
  fallback: () => ({ text: '{}', css: '', firm: {} }),
});

/** What the firm has set. */
export const firm = (): Firm => rememberedFirm.read().firm;

/** What the firm has set; renders again if the file says something else. */
export const useFirm = (): Firm => useSyncExternalStore(rememberedFirm.subscribe, firm);
