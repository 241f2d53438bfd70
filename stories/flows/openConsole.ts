import { saveSession } from '../../src/api/session/session';
import { buildLoginResponse } from '../../tests/fixtures/auth';

export const adminEmail = 'admin@example.com';

function open(path: string): () => void {
  const frame = location.href;
  delete window.__early;
  history.pushState(null, '', path);
  return () => {
    // The frame's own address, so that a reload shows the story again.
    history.replaceState(null, '', frame);
  };
}

/**
 * Puts an address of the console into the story's frame; nobody is signed in. The answer, called by Storybook, gives
 * the frame its own back.
 */
export const openSignedOut = (path: string) => (): (() => void) => open(path);

/** The same with an admin signed in. */
export const openSignedIn = (path: string) => (): (() => void) => {
  const { access, refresh } = buildLoginResponse().data;
  saveSession({ v: 1, access, refresh, user: { email: adminEmail } });
  return open(path);
};
