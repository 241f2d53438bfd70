// Whether an address that a command was given can be called at all.
import http from 'node:http';
import https from 'node:https';

const whole = (url) => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

/**
 * Without this check the verifier would report it once for each interaction. Any answer will do. `fetch` can't be used: it refuses some
 * ports. `name` is what the address was given as.
 */
export function assertReachable(url, name) {
  return new Promise((resolve, reject) => {
    if (!whole(url)) throw new Error(`${name} is no whole address: ${url}. Write http:// or https:// before it.`);
    const { request } = new URL(url).protocol === 'https:' ? https : http;
    const probe = request(url, { method: 'HEAD', timeout: 10_000 }, (response) => {
      response.resume();
      resolve();
    });
    probe.once('timeout', () => probe.destroy(new Error('no answer within 10 s')));
    probe.once('error', (error) => reject(new Error(`Nothing answers at ${url} (${name}): ${error.message || error.code}.`)));
    probe.end();
  });
}
