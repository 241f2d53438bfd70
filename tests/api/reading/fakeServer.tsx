import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { saveSession } from '~/api/session/session';
import { ToastContext, type ShowToast } from '~/ui/feedback/toasts';
import { swrConfig } from '~/api/reading/reading';

export type Answer = (request: Request, call: string) => Response | Promise<Response>;

let cut = new AbortController();

const untilCut = ({ signal }: AbortController) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new TypeError('The test is over')));
  });

/**
 * Ends what is unanswered, and waits until that was noticed: a change that stays in flight would be
 * the next test's as well.
 */
export async function hangUp(): Promise<void> {
  cut.abort();
  cut = new AbortController();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Signs in and answers every request. Lists the requests as 'GET /admin/users?page=1'. */
export function serve(answer: Answer): string[] {
  const calls: string[] = [];
  saveSession({ v: 1, access: 'a', refresh: 'r', user: { email: 'admin@example.com' } });
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${request.url.replace(/^.*\/api/, '')}`;
    calls.push(call);
    const response = await Promise.race([answer(request, call), untilCut(cut)]);
    request.signal.throwIfAborted();
    return response;
  });
  return calls;
}

export function pageOf(call: string): Response {
  const page = Number(/page=(\d+)/.exec(call)?.[1] ?? 0);
  return Response.json({
    count: 60,
    results: [{ id: page, full_name: `User of page ${String(page)}` }],
  });
}

/**
 * A provider as the app mounts one for each session. Give it the app's own cache if something is
 * prefetched.
 */
export function newProvider(
  cache = new Map<string, object>(),
  showToast: ShowToast = () => undefined,
) {
  const config = { ...swrConfig, provider: () => cache };
  return ({ children }: { children: ReactNode }) => (
    <ToastContext value={showToast}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </ToastContext>
  );
}

/** A provider, and the texts of the toasts on it. */
export function newProviderWithToasts() {
  const texts: string[] = [];
  return { texts, wrapper: newProvider(undefined, ({ text }) => void texts.push(text)) };
}
