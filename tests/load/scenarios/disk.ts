import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { printCount } from '../../propertyRuns';
import { arrive, pause } from '../arrivals';
import { Decisions, reconcile } from '../decisions';
import { rowOf, type Findings } from '../report';
import { onStage, type Run } from '../scenario';
import type { Stage, StageOptions } from '../stage';

interface FullDisk {
  how: string;
  stage: StageOptions;
  /** Writes until PostgreSQL itself says that there is no room. */
  fill: (sql: Sql) => Promise<void>;
  free: (sql: Sql) => Promise<void>;
  remove: () => void;
}

/** PostgreSQL has no room for its data during decisions, then has room again. */
export const run: Run = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'load-disk-'));
  const disk = canMount(folder) ? smallDisk(folder) : smallFiles();
  try {
    return await onFullDisk(disk);
  } finally {
    disk.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

function canMount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * A small file system in memory, which only root can mount. A file beside the data takes all room
 * that is left.
 */
function smallDisk(folder: string): FullDisk {
  const filler = join(folder, 'filler');
  return {
    how: 'full disk',
    // Small files of the log, so that the next one is soon needed.
    stage: {
      folder,
      settings: [
        'max_wal_size=64MB',
        'min_wal_size=32MB',
        'checkpoint_timeout=30s',
        'wal_recycle=off',
      ],
    },
    fill: async (sql) => {
      fillUp(filler);
      await sql`CREATE TABLE filling (text text)`.catch(() => undefined);
      await untilFull(
        () =>
          sql`INSERT INTO filling SELECT repeat(md5(g::text), 20) FROM generate_series(1, 500) AS g`,
      );
    },
    free: () => rm(filler),
    remove: () => execFileSync('umount', ['--lazy', folder]),
  };
}

/**
 * Without root: PostgreSQL may make no file larger than 17 MB. The audit is filled up to there, so
 * no decision can be noted.
 */
function smallFiles(): FullDisk {
  const add = (sql: Sql, rows: number) => sql`
    INSERT INTO audit (at, action, subject_kind, subject_id, request_id)
    SELECT now(), 'filler', 'filler', repeat('x', 400), 'filler' FROM generate_series(1, ${rows}::int)`;
  return {
    how: 'files that cannot grow',
    stage: { largestFileMb: 17 },
    fill: async (sql) => {
      await untilFull(() => add(sql, 500));
      await untilFull(() => add(sql, 1));
    },
    free: (sql) =>
      sql
        .begin(async (own) => {
          // The audit's own triggers refuse this to everybody else.
          await own`SET LOCAL session_replication_role = replica`;
          await own`DELETE FROM audit WHERE subject_kind = 'filler'`;
        })
        .then(async () => {
          await sql`VACUUM audit`;
        }),
    remove: () => undefined,
  };
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (let size = 1024 * 1024; size >= 4096; size /= 2)
      writeWhile(descriptor, Buffer.alloc(size));
  } finally {
    closeSync(descriptor);
  }
}

function writeWhile(descriptor: number, block: Buffer): void {
  for (;;) {
    try {
      writeSync(descriptor, block);
    } catch {
      return;
    }
  }
}

async function untilFull(write: () => PromiseLike<unknown>): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    if (!(await isDone(write))) return;
  }
  throw new Error('There is still room for more data.');
}

const isDone = async (act: () => PromiseLike<unknown>): Promise<boolean> =>
  Promise.resolve(act()).then(
    () => true,
    () => false,
  );

function onFullDisk(disk: FullDisk): Promise<Findings> {
  return onStage({ users: 200, ...disk.stage }, async (stage, admin) => {
    const { url, sql } = stage;
    const perSecond = 15;
    const seconds = 60;
    const payouts = await stage.addPayouts(perSecond * seconds);
    const decisions = new Decisions(url);
    const disturb = async () => {
      await pause(1000);
      await disk.fill(sql);
      await pause((seconds - 4) * 1000);
      await disk.free(sql);
    };
    const [samples] = await Promise.all([
      arrive({ perSecond, seconds }, (index) => decisions.decide(payouts[index] ?? 0, admin)),
      disturb(),
    ]);
    await restartIfDown(stage);
    const afterwards = await stage.addPayouts(10);
    let recovered = 0;
    for (const payout of afterwards) {
      // The first connections may be those that the full disk has broken.
      for (let attempt = 0; attempt < 20; attempt += 1) {
        if ((await decisions.decide(payout, admin)).status !== 200) await pause(500);
        else {
          recovered += 1;
          break;
        }
      }
    }
    const { lost, acknowledged, expectations } = await reconcile(sql, decisions);
    const refused = samples.filter(({ status }) => status !== 200).length;
    printCount('load, disk: decisions acknowledged around a full disk, none lost', acknowledged);
    return {
      rows: [rowOf(`decisions, ${disk.how}`, samples, seconds)],
      lost,
      expectations: [
        ...expectations,
        { what: `there was no room (${refused} decisions were not made)`, isMet: refused > 0 },
        {
          what: `decisions are made again once there is room (${recovered} of 10)`,
          isMet: recovered === 10,
        },
      ],
    };
  });
}

/** PostgreSQL ends itself if it can't write its log. Whoever makes room also starts it again. */
async function restartIfDown({ sql, server }: Stage): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (await isDone(() => sql`SELECT 1`)) return;
    await pause(250);
  }
  await server.start();
}
