import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startNameServer } from './nameServer';
import { findNginx } from './nginxProgram.mjs';
import { type RunningNginx, startNginx } from './nginxServer';

const program = findNginx();

/** How an instance ends: it refuses connections, or takes requests and answers none of them. */
type Ending = 'refuses' | 'drops';

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    // A server on a port has an address with one.
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

describe.runIf(program !== undefined)(
  'two instances, one of which ends',
  { timeout: 60_000 },
  () => {
    let nginx: RunningNginx;
    let names: Awaited<ReturnType<typeof startNameServer>>;
    let servers: Server[];
    let ending: Ending | undefined;
    let taken: string[];

    const instance = (mayEnd: boolean) =>
      createServer((request, response) => {
        taken.push(`${request.method} ${request.url}`);
        if (mayEnd && ending === 'drops') request.socket.destroy();
        else response.end('{}');
      });

    beforeEach(async () => {
      ending = undefined;
      taken = [];
      servers = [instance(false), instance(true)];
      const [staying, leaving] = servers as [Server, Server];
      const port = await listen(staying, 0, '127.0.0.1');
      await listen(leaving, port, '127.0.0.2');
      names = await startNameServer(() => ['127.0.0.1', '127.0.0.2']);
      nginx = await startNginx(String(program), {
        root: '/nowhere',
        upstream: `http://backend:${port}`,
        resolver: names.address,
      });
    });
    afterEach(async () => {
      await nginx.stop();
      names.close();
      for (const server of servers) server.close();
    });

    /** Sends forty requests, one after the other, and returns their statuses. */
    async function sendAll(method: string): Promise<number[]> {
      const statuses: number[] = [];
      for (let id = 0; id < 40; id += 1)
        statuses.push((await fetch(`${nginx.origin}/api/admin/users/${id}`, { method })).status);
      return statuses;
    }

    const end = async (how: Ending) => {
      ending = how;
      const leaving = servers[1];
      if (how === 'refuses') await new Promise((resolve) => leaving?.close(resolve));
    };
    const everyId = Array.from({ length: 40 }, (_, id) => id);

    test('both are asked while both run', async () => {
      const asked = new Set<string>();
      for (const server of servers)
        server.on('request', (request) => asked.add(String(request.socket.localAddress)));
      expect(new Set(await sendAll('GET'))).toEqual(new Set([200]));
      expect([...asked].sort()).toEqual(['127.0.0.1', '127.0.0.2']);
    });

    test.each<[string, Ending]>([
      ['GET', 'refuses'],
      ['GET', 'drops'],
      ['POST', 'refuses'],
      ['PATCH', 'refuses'],
    ])('every %s is answered by the other one if it %s', async (method, how) => {
      await end(how);
      expect(new Set(await sendAll(method))).toEqual(new Set([200]));
    });

    test.each(['POST', 'PATCH', 'DELETE'])(
      'a %s that it has taken is sent to nobody else',
      async (method) => {
        await end('drops');
        const statuses = await sendAll(method);
        expect(taken).toEqual(everyId.map((id) => `${method} /api/admin/users/${id}`));
        expect(new Set(statuses)).toEqual(new Set([200, 502]));
      },
    );
  },
);
