// Whether an address that a command was given can be called at all.
import net from 'node:net';

/**
 * Without this check the verifier would report it once for each interaction. Nothing is sent: what
 * stands there may expect only the verifier's own requests. `name` is what the address was given
 * as.
 */
export function assertReachable(url, name) {
  const { protocol, hostname, port } = URL.canParse(url) ? new URL(url) : {};
  const standard = { 'http:': 80, 'https:': 443 }[protocol];
  if (!standard)
    throw new Error(`${name} is no whole address: ${url}. Write http:// or https:// before it.`);
  return new Promise((resolve, reject) => {
    const socket = net.connect(
      { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) || standard, timeout: 10_000 },
      () => {
        socket.destroy();
        resolve();
      },
    );
    socket.once('timeout', () => socket.destroy(new Error('no answer within 10 s')));
    socket.once('error', (error) =>
      reject(new Error(`Nothing answers at ${url} (${name}): ${error.message || error.code}.`)),
    );
  });
}
