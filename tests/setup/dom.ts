import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// A part's code is loaded when it is first needed: a busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 });
