import { withSession } from './client';
import { refuseFailure, toApiError } from './errors';
import { wholeResponse } from './exchange';
import { withPatience } from './patience';
import { apiBase } from './transport';

/** Bytes so far, and in all where that is known. */
export interface TransferProgress {
  loaded: number;
  total?: number;
}

export interface TransferOptions {
  onProgress?: (progress: TransferProgress) => void;
  signal?: AbortSignal;
}

async function readAnswer<T>(answer: Promise<Response>, read: (response: Response) => Promise<T>): Promise<T> {
  let status = 0;
  try {
    const response = await answer;
    status = response.status;
    refuseFailure(response, response.ok || (await response.json().catch(() => undefined)));
    return await read(response);
  } catch (cause) {
    throw toApiError(cause, status);
  }
}

/** XMLHttpRequest, because fetch doesn't tell how much of a request has left. */
function post(url: string, file: File, access: string, { onProgress, signal: caller }: TransferOptions): Promise<Response> {
  return withPatience(caller, (signal, goOn) => {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const body = new FormData();
      body.append('file', file);
      request.open('POST', url);
      request.setRequestHeader('Authorization', `Bearer ${access}`);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        goOn();
        onProgress?.({ loaded, total: lengthComputable ? total : undefined });
      };
      request.onload = () => { resolve(wholeResponse(request.responseText, { status: request.status })); };
      request.onerror = request.onabort = () => { reject(new TypeError('The upload was cut')); };
      signal.addEventListener('abort', () => { request.abort(); });
      request.send(body);
    });
  });
}

function get(url: string, headers: HeadersInit, { onProgress, signal: caller }: TransferOptions): Promise<Response> {
  return withPatience(caller, async (signal, goOn) => {
    const response = await globalThis.fetch(url, { headers, signal });
    // The length is that of the compressed bytes, where they are.
    const total = (!response.headers.has('Content-Encoding') && Number(response.headers.get('Content-Length'))) || undefined;
    let loaded = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        goOn();
        loaded += chunk.byteLength;
        onProgress?.({ loaded, total });
        controller.enqueue(chunk);
      },
    });
    const body = await new Response(response.body?.pipeThrough(counter), response).blob();
    return wholeResponse(body, response);
  });
}

/** Uploads a file as the signed-in admin to a path below the API base, and resolves with the answer. Gives up after 30 s without progress. */
export const uploadFile = (path: string, file: File, options: TransferOptions = {}): Promise<unknown> =>
  readAnswer(
    withSession((access) => post(apiBase() + path, file, access, options)),
    (response) => response.json(),
  );

/** Downloads a document. Only the API is ever given the bearer, not another host that a document may lie on. Gives up after 30 s without progress. */
export function downloadBlob(url: string, options: TransferOptions = {}): Promise<Blob> {
  const { href } = new URL(url, document.baseURI);
  const isOurs = href.startsWith(`${apiBase()}/`);
  const answer = isOurs ? withSession((access) => get(href, { Authorization: `Bearer ${access}` }, options)) : get(href, {}, options);
  return readAnswer(answer, (response) => response.blob());
}
