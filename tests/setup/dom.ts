import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { clearSession } from '~/api/session/session';
import { cacheOf } from '~/api/reading/prefetch';
import { forgetOwn } from '~/lib/storage/store';
import { hangUp } from '../api/reading/fakeServer';

// What a test has started ends with it: a change whose response was lost is looked for 5 s and 30 s
// later, and would be a call that another test counts.
const { setTimeout: start } = globalThis;
const timers = new Set<ReturnType<typeof start>>();
globalThis.setTimeout = new Proxy(start, {
  apply(_start, self, args: Parameters<typeof start>) {
    const timer: ReturnType<typeof start> = Reflect.apply(start, self, args);
    timers.add(timer);
    return timer;
  },
});
afterAll(() => {
  globalThis.setTimeout = start;
});

// Files share a process, so nothing that a test leaves may reach the next one. Stories reset the
// same (.storybook/preview.tsx).
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await hangUp();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  clearSession();
  forgetOwn();
  cacheOf(undefined);
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom lays nothing out, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor is anything at a point.
Object.assign(document, { elementsFromPoint: () => [] });

// Nor has it a window that could be wide.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// A part's code is loaded when it is first needed: a busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 });
