import { printCount } from '../../propertyRuns';
import { arrive } from '../arrivals';
import { send } from '../client';
import { noneFailed, rowOf, within } from '../report';
import { onStage, type Run } from '../scenario';

const pageSize = 20;

/** Deep and random pages of a long list: no page of a million users is slow. */
export const run: Run = () => {
  const users = 1_000_000;
  // Nothing is written but the seed, which these make faster.
  const settings = ['fsync=off', 'max_wal_size=8GB', 'shared_buffers=512MB'];
  return onStage({ users, settings }, async ({ url }, { token }) => {
    const lastPage = users / pageSize;
    const read = (page: number) =>
      send(url, 'GET', `/api/admin/users?page=${page}&page_size=${pageSize}`, { token });
    const seconds = 20;
    const idleRate = { perSecond: 8, seconds: 10 };
    await read(1);
    const idle = rowOf('first page, idle', await arrive(idleRate, () => read(1)), idleRate.seconds);
    // Steps of a prime number come by every part of the list.
    const random = await arrive({ perSecond: 15, seconds }, (index) =>
      read(1 + ((index * 7919) % lastPage)),
    );
    const deep = await arrive({ perSecond: 15, seconds }, (index) =>
      read(Math.floor(lastPage / 2) - 50 + (index % 100)),
    );
    const last = await arrive({ perSecond: 15, seconds }, (index) =>
      read(lastPage - (index % 100)),
    );
    const rows = [
      idle,
      rowOf('random pages', random, seconds, idle),
      rowOf('pages of the middle', deep, seconds, idle),
      rowOf('last pages', last, seconds, idle),
    ];
    printCount(
      'load, pages: deep and random pages read',
      random.length + deep.length + last.length,
    );
    return {
      rows,
      lost: 0,
      expectations: [noneFailed(...rows), ...rows.slice(1).map((row) => within(row, 10))],
    };
  });
};
