import { withSession } from './client';
import { throwOnErrorStatus, toApiError } from '../http/errors';
import { wholeResponse, withTimeout } from '../http/transport';
import { apiBase } from '../http/base';
import { keepLongNumbers } from '../../lib/json';

export interface TransferProgress {
  loaded: number;
  total?: number;
}

export interface TransferOptions {
  onProgress?: (progress: TransferProgress) => void;
  signal?: AbortSignal;
}

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

/** fetch doesn't report the progress of an upload. */
function post(
  url: string,
  file: File,
  access: string,
  { onProgress, signal: caller }: TransferOptions,
): Promise<Response> {
  return withTimeout(caller, (signal, restartTimer) => {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const body = new FormData();
      body.append('file', file);
      request.open('POST', url);
      request.setRequestHeader('Authorization', `Bearer ${access}`);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        restartTimer();
        onProgress?.({ loaded, total: lengthComputable ? total : undefined });
      };
      request.onload = () =>
        resolve(wholeResponse(keepLongNumbers(request.responseText), { status: request.status }));
      request.onerror = request.onabort = () => reject(new TypeError('The upload was cut'));
      signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });
  });
}

function get(
  url: string,
  headers: HeadersInit,
  { onProgress, signal: caller }: TransferOptions,
): Promise<Response> {
  return withTimeout(caller, async (signal, restartTimer) => {
    const response = await globalThis.fetch(url, { headers, signal });
    // Content-Length counts compressed bytes.
    const total =
      (!response.headers.has('Content-Encoding') &&
        Number(response.headers.get('Content-Length'))) ||
      undefined;
    let loaded = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        restartTimer();
        loaded += chunk.byteLength;
        onProgress?.({ loaded, total });
        controller.enqueue(chunk);
      },
    });
    const body = await new Response(response.body?.pipeThrough(counter), response).blob();
    return wholeResponse(body, response);
  });
}

export const uploadFile = (
  path: string,
  file: File,
  options: TransferOptions = {},
): Promise<unknown> =>
  readResponse(
    withSession((access) => post(apiBase() + path, file, access, options)),
    (response) => response.json(),
  );

/**
 * The access token goes only to the API, never to another host. Gives up after 30 s without
 * progress.
 */
export function downloadBlob(url: string, options: TransferOptions = {}): Promise<Blob> {
  const { href } = new URL(url, document.baseURI);
  const isOurs = href.startsWith(`${apiBase()}/`);
  const response = isOurs
    ? withSession((access) => get(href, { Authorization: `Bearer ${access}` }, options))
    : get(href, {}, options);
  return readResponse(response, (received) => received.blob());
}
