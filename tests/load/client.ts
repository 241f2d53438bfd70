import { Agent, request } from 'node:http';

export interface Reply {
  /** 0 if there was no answer. */
  status: number;
  body: unknown;
}

interface Sending {
  body?: unknown;
  token?: string;
  timeoutMs?: number;
  from?: string;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request. Never rejects: a request without an answer has the status 0. */
export function send(
  origin: string,
  method: string,
  path: string,
  sending: Sending = {},
): Promise<Reply> {
  const { body, token, timeoutMs = 40_000, from } = sending;
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, body: null });
    const options = {
      method,
      headers,
      agent,
      localAddress: from,
      signal: AbortSignal.timeout(timeoutMs),
    };
    const sent = request(new URL(path, origin), options, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parse(answer) }));
      response.on('error', nothing);
    });
    sent.on('error', nothing);
    sent.end(text);
  });
}

export const closeConnections = () => agent.destroy();

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
