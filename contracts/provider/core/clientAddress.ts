import type { Context } from 'hono';

/** What the server passes along with a request. A request without a socket, as in tests, has none. */
interface ServerEnvironment {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * The address that a request comes from. Behind a trusted proxy it is the last entry of X-Forwarded-For, which the proxy wrote itself:
 * a client can invent every entry before it.
 */
export function clientAddressOf(context: Context, isProxyTrusted: boolean): string {
  const forwarded = isProxyTrusted ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  const environment = context.env as ServerEnvironment | undefined;
  return forwarded || environment?.incoming?.socket?.remoteAddress || 'unknown';
}
