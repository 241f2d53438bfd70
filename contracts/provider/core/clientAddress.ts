import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/**
 * What the server passes along with a request. A request without a socket, as in tests, has none.
 */
interface ServerEnvironment {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * The address that a request comes from. Behind a trusted proxy it is the last entry of
 * X-Forwarded-For, which the proxy wrote itself: a client can invent every entry before it.
 */
export function clientAddressOf(context: Context, isProxyTrusted: boolean): string {
  const forwarded = isProxyTrusted
    ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined;
  const environment = context.env as ServerEnvironment | undefined;
  return forwarded || environment?.incoming?.socket?.remoteAddress || 'unknown';
}

/**
 * What counts as one address (R425). Whoever has one IPv6 address has the 2^64 of its network, so
 * only the network counts. An IPv4 address counts as itself, also where the system writes it as an
 * IPv6 one.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  // The standard spelling: no leading zeros, lower case, one '::' at most.
  const [start = '', end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = start.split(':').filter((group) => group !== '');
  const after = end === undefined || end === '' ? [] : end.split(':');
  while (end !== undefined && groups.length + after.length < 8) groups.push('0');
  return `${[...groups, ...after].slice(0, 4).join(':')}::/64`;
}
