import { saveSession } from '../../src/api/session/session';
import { buildLoginResponse } from '../../tests/fixtures/auth';

export const adminEmail = 'admin@example.com';

function open(path: string): () => void {
  const frame = location.href;
  delete window.__early;
  history.pushState(null, '', path);
  return () => {
    // The frame's first address, so that a reload shows the story again.
    history.replaceState(null, '', frame);
  };
}

/**
 * Opens an address of the console in the story's frame, with nobody signed in. Returns a function with which Storybook restores the frame's
 * own address.
 */
export const openSignedOut = (path: string) => (): (() => void) => open(path);

/** The same, with an admin signed in. */
export const openSignedIn = (path: string) => (): (() => void) => {
  const { access, refresh } = buildLoginResponse().data;
  saveSession({ v: 1, access, refresh, user: { email: adminEmail } });
  return open(path);
};
