import { createLocalStore } from './localStore';

/** Whether single keys are commands. They can be switched off: speech input and shaking hands press them unawares. */
export const keyPreference = createLocalStore<boolean>({
  name: 'keys',
  version: 1,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  fallback: () => true,
});
