import { vi } from 'vitest';

// A process for all files, and modules of its own for each: a process for each would take as long
// as all of their tests.
vi.resetModules();
await import('./dom');
