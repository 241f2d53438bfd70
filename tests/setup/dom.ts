import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { clearSession } from '~/api/session/session';
import { cacheOf } from '~/api/reading/prefetch';
import { forgetOwn } from '~/lib/storage/store';
import { hangUp } from '../api/reading/fakeServer';

// Files share a process, so nothing that a test leaves may reach the next one. Stories reset the
// same (.storybook/preview.tsx).
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await hangUp();
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
