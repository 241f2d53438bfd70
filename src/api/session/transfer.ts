import { withSession } from './client';
import { throwOnErrorStatus, toApiError } from '../http/errors';
import { wholeResponse, withTimeout } from '../http/transport';
import { apiBase } from '../http/base';
import { keepLongNumbers } from '~/lib/json';

async function readResponse<T>(
  pending: Promise<Response>,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  let status = 0;
  try {
    const response = await pending;
    status = response.status;
    throwOnErrorStatus(response, response.ok || (await response.json().catch(() => undefined)));
    return await read(response);
  } catch (cause) {
    throw toApiError(cause, status);
  }
}

/** Only XMLHttpRequest reports the progress of an upload. */
const post = (url: string, file: File, access: string): Promise<Response> =>
  withTimeout(undefined, (signal, restartTimer) => {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const body = new FormData();
      body.append('file', file);
      request.open('POST', url);
      request.setRequestHeader('Authorization', `Bearer ${access}`);
      request.upload.onprogress = restartTimer;
      request.onload = () =>
        resolve(wholeResponse(keepLongNumbers(request.responseText), { status: request.status }));
      request.onerror = request.onabort = () => reject(new TypeError('The upload was cut'));
      signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });
  });

const get = (url: string, headers: HeadersInit): Promise<Response> =>
  withTimeout(undefined, async (signal, restartTimer) => {
    const response = await globalThis.fetch(url, { headers, signal });
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        restartTimer();
        controller.enqueue(chunk);
      },
    });
    const body = await new Response(response.body?.pipeThrough(watched), response).blob();
    return wholeResponse(body, response);
  });

export const uploadFile = (path: string, file: File): Promise<unknown> =>
  readResponse(
    withSession((access) => post(apiBase() + path, file, access)),
    (response) => response.json(),
  );

/**
 * Sends the access token to the API only, never to another host. Gives up after 30 s without
 * progress.
 */
export function downloadBlob(url: string): Promise<Blob> {
  const { href } = new URL(url, document.baseURI);
  const isOurs = href.startsWith(`${apiBase()}/`);
  const response = isOurs
    ? withSession((access) => get(href, { Authorization: `Bearer ${access}` }))
    : get(href, {});
  return readResponse(response, (received) => received.blob());
}
