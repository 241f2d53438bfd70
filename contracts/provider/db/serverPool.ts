import type postgres from 'postgres';
import { Gate } from '../core/gate';
import { unavailable } from '../core/problem';
import { currentRequest, runOutsideRequests } from '../core/requestScope';
import { sqlState } from '../core/sqlState';
import { isConnectionError, UncertainChange } from './databaseProblem';
import { databaseBusy, type DatabaseLimits } from './limits';
import { ServerConnection } from './serverConnection';

type Rows = Awaited<ReturnType<postgres.Sql['unsafe']>>;
type Parameters = NonNullable<globalThis.Parameters<postgres.Sql['unsafe']>[1]>;

/** The part of postgres.js that drizzle uses. */
interface DriverClient {
  unsafe(statement: string, parameters?: Parameters): DriverQuery;
}

/** A statement that starts when it is awaited, with rows as objects or (`values`) as lists. */
interface DriverQuery extends PromiseLike<Rows> {
  values(): Promise<Rows>;
}

interface Transaction extends DriverClient {
  savepoint<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/**
 * The connections to a PostgreSQL server, for drizzle. Each is a client of its own with one
 * connection, because a shared pool would give a connection to the next statement while a cancel
 * for the last one is still under way. A lost connection is replaced.
 */
export class ServerPool implements DriverClient {
  /** Drizzle puts its parsers here. Every connection takes them over. */
  readonly options = { parsers: {}, serializers: {} };
  readonly gate: Gate;
  private idle: ServerConnection[] = [];
  private controlling: ServerConnection | undefined;
  private readonly all = new Set<ServerConnection>();

  constructor(
    private readonly url: string,
    private readonly limits: DatabaseLimits,
  ) {
    const { connections, waiting, waitMs } = limits;
    this.gate = new Gate({
      places: connections,
      waiting,
      waitMs,
      refuse: () => unavailable(databaseBusy),
    });
  }

  unsafe(statement: string, parameters: Parameters = []): DriverQuery {
    return lazily((isValues) =>
      this.use((connection) => this.single(connection, statement, parameters, isValues)),
    );
  }

  /** Runs a transaction. Throws `UncertainChange` if nobody knows whether it was committed. */
  begin<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.use(async (connection) => {
      const started = performance.now();
      await connection.run('begin');
      try {
        const result = await run(transactionOn(connection));
        const isLate =
          currentRequest() !== undefined && performance.now() - started > this.limits.transactionMs;
        if (isLate)
          throw Object.assign(new Error('The transaction took too long.'), { code: '57014' });
        await commit(connection);
        return result;
      } catch (error) {
        if (!connection.isLost) await connection.run('rollback').catch(() => connection.discard());
        throw error;
      }
    });
  }

  /**
   * Asks the server for a sign of life, beside all other statements. Throws if there is none within
   * the time.
   */
  ping(ms: number): Promise<void> {
    return this.control('select 1', [], ms);
  }

  /** Cancels what a server process is doing. Resolves once it has been told. */
  cancel(serverProcess: number): Promise<void> {
    return this.control('select pg_cancel_backend($1)', [serverProcess], 1000);
  }

  lost(connection: ServerConnection): void {
    this.all.delete(connection);
    this.idle = this.idle.filter((other) => other !== connection);
    if (this.controlling === connection) this.controlling = undefined;
  }

  async end(): Promise<void> {
    await Promise.all([...this.all].map((connection) => connection.end()));
  }

  private use<Result>(task: (connection: ServerConnection) => Promise<Result>): Promise<Result> {
    return this.gate.run(async () => {
      const connection = this.idle.pop() ?? this.connect();
      try {
        return await task(connection);
      } finally {
        if (!connection.isLost) this.idle.push(connection);
      }
    });
  }

  private async single(
    connection: ServerConnection,
    statement: string,
    parameters: Parameters,
    isValues: boolean,
  ): Promise<Rows> {
    try {
      return await connection.run(statement, parameters, isValues);
    } catch (error) {
      if (currentRequest()?.isRead === false && connection.wasSent && isConnectionError(error)) {
        throw new UncertainChange('The connection broke during a statement.', { cause: error });
      }
      throw error;
    }
  }

  private connect(): ServerConnection {
    const connection = new ServerConnection(this.url, this.limits, this.options, this);
    this.all.add(connection);
    return connection;
  }

  /**
   * Runs a statement on a connection that is kept free for this, and gives the connection up if
   * that takes too long.
   */
  private async control(statement: string, parameters: Parameters, ms: number): Promise<void> {
    const connection = (this.controlling ??= this.connect());
    const timer = setTimeout(() => connection.discard(), ms);
    try {
      await runOutsideRequests(() => connection.run(statement, parameters));
    } finally {
      clearTimeout(timer);
    }
  }
}

function transactionOn(connection: ServerConnection): Transaction {
  let depth = 0;
  const transaction: Transaction = {
    unsafe: (statement, parameters = []) =>
      lazily((isValues) => connection.run(statement, parameters, isValues)),
    savepoint: async (run) => {
      const name = `point_${(depth += 1)}`;
      await connection.run(`savepoint ${name}`);
      try {
        return await run(transaction);
      } catch (error) {
        await connection.run(`rollback to savepoint ${name}`);
        throw error;
      }
    },
  };
  return transaction;
}

/** PostgreSQL answers the commit of a failed transaction with a rollback, not with an error. */
async function commit(connection: ServerConnection): Promise<void> {
  try {
    const { command } = await connection.run('commit');
    if (command !== 'COMMIT')
      throw Object.assign(new Error('The transaction had failed.'), { code: '40000' });
  } catch (error) {
    // A constraint, a conflict or a canceled commit was certainly rolled back.
    if (/^(2[0-9]|40|57014)/.test(sqlState(error) ?? '')) throw error;
    throw new UncertainChange('The connection broke during the commit.', { cause: error });
  }
}

function lazily(run: (isValues: boolean) => Promise<Rows>): DriverQuery {
  return {
    values: () => run(true),
    then: (resolve, reject) => run(false).then(resolve, reject),
  };
}
