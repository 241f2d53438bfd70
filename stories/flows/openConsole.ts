import { saveSession } from '~/api/session/session';
import { buildLoginResponse } from '../../tests/fixtures/auth';

export const adminEmail = 'admin@example.com';

function open(path: string): () => void {
  const frame = location.href;
  delete window.__early;
  history.pushState(null, '', path);
  return () => {
    // The frame's own address, so that a reload works. By now Storybook may have added the next
    // story to the console's address.
    const next = new URLSearchParams(location.search).get('id');
    const address = new URL(frame);
    if (next?.includes('--')) address.searchParams.set('id', next);
    history.replaceState(null, '', address);
  };
}

/**
 * Opens an address of the console in the story's frame, with nobody signed in. Returns a function
 * with which Storybook restores the frame's own address.
 */
export const openSignedOut = (path: string) => (): (() => void) => open(path);

/**
 * The same, with an admin signed in. What the fixtures' backend holds is first put as the story
 * needs it.
 */
export const openSignedIn = (path: string, prepare?: () => void) => (): (() => void) => {
  prepare?.();
  const { access, refresh } = buildLoginResponse().data;
  saveSession({ v: 1, access, refresh, user: { email: adminEmail } });
  return open(path);
};
