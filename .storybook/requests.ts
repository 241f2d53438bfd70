import { delay, http } from 'msw';
import { baseUrl } from '../tests/msw/api';

/** Requests of the stories that have no response yet. */
let pending = 0;

const send = globalThis.fetch;
globalThis.fetch = async (...request) => {
  pending += 1;
  try {
    return await send(...request);
  } finally {
    pending -= 1;
  }
};

const longestMs = 10_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until every request of the previous story has a response, so that none reaches the next
 * story's handlers. The requests are not aborted, because the console would read again.
 */
export async function untilQuiet(): Promise<void> {
  const end = performance.now() + longestMs;
  // A response may lead to another request.
  do await pause(pending > 0 ? 10 : 0);
  while (pending > 0 && performance.now() < end);
}

/**
 * Takes the lock of the tab that polls what waits (R334), as if it were another tab: so no call of
 * the frame comes into a story that has no handler for it. Returns a function that gives the lock
 * back.
 */
export function pollElsewhere(): () => void {
  let giveBack = () => {};
  const held = new Promise<void>((end) => {
    giveBack = end;
  });
  void navigator.locks.request('admin.waiting', () => held);
  return giveBack;
}

/**
 * Every call of the console takes three seconds, and is then answered as else (toolbar: Network).
 */
export const slowNetwork = http.all(`${baseUrl}/*`, async () => {
  await delay(3000);
});
