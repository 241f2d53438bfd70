import { storedNames } from '../../domain/values/storedNames';
import { createLocalStore } from './localStore';

/** Whether single keys are commands. The admin can switch them off, because speech input and shaking hands can press keys by accident. */
export const keyPreference = createLocalStore<boolean>({
  name: storedNames.keyPreference,
  version: 1,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  fallback: () => true,
});
