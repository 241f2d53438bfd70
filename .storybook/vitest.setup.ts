import { beforeAll } from 'vitest';
import { leaveOwnerStacks } from '../tests/setup/ownerStacks';

// The code of a screen or dialog is loaded when it is first needed. Vite then builds it, which can
// take longer than a test waits.
const parts = import.meta.glob('../src/{app,ui,list,mutation,features}/**/*.tsx');

beforeAll(async () => {
  leaveOwnerStacks();
  await Promise.all(Object.values(parts).map((load) => load()));
});
