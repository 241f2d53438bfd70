import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runInRequest } from '../../contracts/provider/core/requestScope';
import { sqlState } from '../../contracts/provider/core/sqlState';
import { isConnectionError, UncertainChange } from '../../contracts/provider/db/databaseProblem';
import { defaultLimits } from '../../contracts/provider/db/limits';
import { openServer, type OpenDatabase } from '../../contracts/provider/db/openDatabase';
import { ServerPool } from '../../contracts/provider/db/serverPool';
import { startPostgres, type PostgresServer } from './postgresServer';

const limits = {
  ...defaultLimits,
  connections: 2,
  waiting: 2,
  waitMs: 800,
  statementMs: 1500,
  lockMs: 300,
  transactionMs: 1000,
};

const request = (isRead: boolean) => {
  const client = new AbortController();
  return {
    client,
    run: <T>(task: () => PromiseLike<T>) =>
      runInRequest({ id: 'test', isRead, signal: client.signal }, async () => await task()),
  };
};

describe('the connections to a PostgreSQL server', { timeout: 60_000 }, () => {
  let server: PostgresServer;
  let admin: postgres.Sql;
  let opened: OpenDatabase;

  beforeAll(async () => {
    server = await startPostgres();
    admin = postgres(server.url('postgres'), { max: 1 });
    opened = await openServer(server.url('postgres'), limits);
    await admin`create table notes (id int primary key, text text)`;
  }, 120_000);
  afterAll(async () => {
    await opened.close();
    await admin.end();
    await server.close();
  });

  const sleep = (seconds: number) => opened.db.execute(sql`select pg_sleep(${seconds})`);
  const note = (id: number) => sql`insert into notes values (${id}, 'kept')`;
  const kept = async (id: number) => (await admin`select id from notes where id = ${id}`).length;
  const busy = () =>
    admin`select pid from pg_stat_activity where application_name = 'console' and state = 'active'`;
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => error,
    );
  const until = async (isSo: () => Promise<boolean>) => {
    for (let turn = 0; turn < 100 && !(await isSo()); turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };

  test('have limits of time and no parallel workers', async () => {
    const rows = (await opened.db.execute(sql`
      select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout',
        'max_parallel_workers_per_gather') order by name`)) as { setting: string }[];
    expect(rows.map(({ setting }) => setting)).toEqual(['1000', '300', '0', '1500']);
    expect(await failure(sleep(3))).toMatchObject({ cause: { code: '57014' } });
  });

  test('let two statements run and two wait; the next one is a 503, and so is one that waits too long', async () => {
    const { run } = request(true);
    const running = [run(() => sleep(1.2)), run(() => sleep(1.2))];
    const waiting = [failure(run(() => sleep(0))), failure(run(() => sleep(0)))];
    await until(() => Promise.resolve(opened.gate.waiting === 2));
    expect([opened.gate.inUse, opened.gate.waiting]).toEqual([2, 2]);
    const refused = { status: 503, headers: { 'Retry-After': '1' } };
    expect(await failure(run(() => sleep(0)))).toMatchObject({ cause: refused });
    // At once, and not because it waited.
    expect(opened.gate.waiting).toBe(2);
    for (const late of waiting) expect(await late).toMatchObject({ cause: refused });
    await Promise.all(running);
    expect([opened.gate.inUse, opened.gate.waiting]).toEqual([0, 0]);
  });

  test('cancel a read whose client has gone, and never start one that still waits', async () => {
    const gone = request(true);
    const running = [
      failure(gone.run(() => sleep(1.4))),
      failure(gone.run(() => opened.db.transaction((tx) => tx.execute(sql`select pg_sleep(1.4)`)))),
    ];
    const waiting = failure(gone.run(() => opened.db.execute(note(1))));
    await until(async () => (await busy()).length === 2);
    const started = performance.now();
    gone.client.abort();
    for (const error of await Promise.all(running)) expect(sqlState(error)).toBe('57014');
    expect(await waiting).toBeDefined();
    expect(performance.now() - started).toBeLessThan(1000);
    expect([await kept(1), (await busy()).length]).toEqual([0, 0]);
  });

  test('never cancel a change, and a cancel never reaches the statement after it', async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      const reader = request(true);
      const reads = [
        failure(reader.run(() => sleep(0.002))),
        failure(reader.run(() => sleep(0.004))),
      ];
      const writer = request(false);
      const changes = [100 + turn * 2, 101 + turn * 2].map((id) =>
        writer.run(() => opened.db.execute(note(id))),
      );
      setTimeout(() => reader.client.abort(), turn % 6);
      setTimeout(() => writer.client.abort(), turn % 6);
      await Promise.all([...reads, ...changes]);
    }
    expect((await admin`select id from notes where id >= 100`).length).toBe(120);
  });

  test('are replaced when they are lost, also in a transaction, and the process lives on', async () => {
    const lose = () =>
      admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'console'`;
    const { run } = request(false);
    const idle = failure(
      run(() =>
        opened.db.transaction(async (tx) => {
          await tx.execute(note(2));
          await lose();
          await new Promise((resolve) => setTimeout(resolve, 50));
          await tx.execute(note(3));
        }),
      ),
    );
    expect(await idle).toMatchObject({ cause: { code: 'CONNECTION_CLOSED' } });
    const working = failure(
      run(() => opened.db.transaction((tx) => tx.execute(sql`select pg_sleep(1)`))),
    );
    await until(async () => (await busy()).length === 1);
    await lose();
    expect(isConnectionError(await working)).toBe(true);
    expect([await kept(2), await kept(3)]).toEqual([0, 0]);
    await sleep(0);
  });

  test('give a frozen server up, and work again once it goes on', async () => {
    const { run } = request(true);
    const changing = request(false);
    const [read, change] = [failure(run(() => sleep(1))), failure(changing.run(() => sleep(1)))];
    await until(async () => (await busy()).length === 2);
    const frozen = (await busy()).map(({ pid }) => Number(pid));
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    try {
      expect(isConnectionError(await read)).toBe(true);
      expect(await change).toMatchObject({ cause: { name: 'UncertainChange' } });
      await run(() => sleep(0));
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
  });

  test('that the server refuses are tried again with the next statement', async () => {
    await admin`create role few login connection limit 1`;
    const pool = new ServerPool(server.url('postgres').replace('postgres@', 'few@'), limits);
    const both = () =>
      Promise.all([
        failure(Promise.resolve(pool.unsafe('select pg_sleep(0.2)'))),
        failure(pool.begin((tx) => Promise.resolve(tx.unsafe('select pg_sleep(0.2)')))),
      ]);
    // The first connection alone: of two that come at once, PostgreSQL may refuse both.
    await pool.unsafe('select 1');
    for (let turn = 0; turn < 3; turn += 1)
      expect((await both()).map(sqlState).sort()).toEqual(['53300', undefined]);
    await admin`alter role few connection limit 5`;
    expect(await both()).toEqual([undefined, undefined]);
    expect(
      await admin`select 1 from pg_stat_activity where usename = 'few' and state <> 'idle'`,
    ).toHaveLength(0);
    await pool.end();
  });

  test('say that a change is uncertain if they are lost during it or its commit', async () => {
    const { run } = request(false);
    const lost = failure(run(() => sleep(1.2)));
    await until(async () => (await busy()).length === 1);
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'console'`;
    expect(await lost).toMatchObject({ cause: { name: 'UncertainChange' } });

    await admin`create function slow_commit() returns trigger language plpgsql as $$ begin perform pg_sleep(1.2); return null; end $$`;
    await admin`create constraint trigger slow after insert on notes deferrable initially deferred
      for each row when (new.id = 5) execute function slow_commit()`;
    const committing = failure(run(() => opened.db.transaction((tx) => tx.execute(note(5)))));
    await until(
      async () =>
        (await admin`select 1 from pg_stat_activity where query = 'commit' and state = 'active'`)
          .length === 1,
    );
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'console'`;
    expect(await committing).toBeInstanceOf(UncertainChange);
  });

  test('roll back a transaction that failed inside or takes too long', async () => {
    const { run } = request(false);
    const swallowed = run(() =>
      opened.db.transaction(async (tx) => {
        await tx.execute(note(6));
        await failure(tx.execute(note(6)));
      }),
    );
    expect(await failure(swallowed)).toMatchObject({ code: '40000' });
    const slow = run(() =>
      opened.db.transaction(async (tx) => {
        await tx.execute(note(7));
        for (let turn = 0; turn < 3; turn += 1) await tx.execute(sql`select pg_sleep(0.4)`);
      }),
    );
    expect(await failure(slow)).toMatchObject({ code: '57014' });
    expect([await kept(6), await kept(7)]).toEqual([0, 0]);
  });

  test('keep the outer part of a transaction whose inner part failed', async () => {
    await opened.db.transaction(async (tx) => {
      await tx.execute(note(8));
      await failure(
        tx.transaction(async (inner) => {
          await inner.execute(note(9));
          throw new Error('no');
        }),
      );
    });
    expect([await kept(8), await kept(9)]).toEqual([1, 0]);
  });
});
