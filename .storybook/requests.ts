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
 * Waits until the story before, which is gone by now, has a response to each of its requests. So none of them meets the handlers of the
 * next story. They are not aborted: what gets no response is read again by the console.
 */
export async function untilQuiet(): Promise<void> {
  const end = performance.now() + longestMs;
  // A response may lead to another request.
  do await pause(pending > 0 ? 10 : 0);
  while (pending > 0 && performance.now() < end);
}
