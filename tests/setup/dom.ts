import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { clearSession } from '../../src/api/session/session';
import { forgetOwn } from '../../src/hooks/stored/owned';

afterEach(() => {
  cleanup();
  // The files share a page: nothing may be left in its memory either.
  clearSession();
  forgetOwn();
  localStorage.clear();
  sessionStorage.clear();
});

// A part's code is loaded when it is first needed: a busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 });
