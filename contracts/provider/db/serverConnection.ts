import postgres from 'postgres';
import { currentRequest } from '../core/requestScope';
import { isConnectionError } from './databaseProblem';
import type { DatabaseLimits } from './limits';

type Parameters = NonNullable<globalThis.Parameters<postgres.Sql['unsafe']>[1]>;
type Rows = Awaited<ReturnType<postgres.Sql['unsafe']>>;

/** How much longer than its own limit the server may take to report it. */
const graceMs = 2000;

/**
 * One connection. It runs one statement at a time. Once it is lost it is never connected again,
 * because what came before belongs to the old connection: a transaction would continue without its
 * beginning.
 */
export class ServerConnection {
  private readonly client: postgres.Sql;
  private isOver = false;
  private hasSent = false;
  private hasWorked = false;

  constructor(
    url: string,
    private readonly limits: DatabaseLimits,
    types: { parsers: object; serializers: object },
    private readonly pool: {
      lost(connection: ServerConnection): void;
      cancel(serverProcess: number): Promise<void>;
    },
  ) {
    this.client = postgres(url, {
      max: 1,
      connect_timeout: 5,
      // Otherwise the driver ends a connection after an hour, perhaps in the middle of a
      // transaction.
      max_lifetime: null,
      fetch_types: false,
      onnotice: () => undefined,
      onclose: () => this.lose(),
      connection: {
        application_name: 'console',
        statement_timeout: limits.statementMs,
        lock_timeout: limits.lockMs,
        idle_in_transaction_session_timeout: limits.transactionMs,
        // As a text, because the driver leaves out the number 0. Two workers a search would take
        // all processors.
        max_parallel_workers_per_gather: '0' as unknown as number,
      },
    });
    Object.assign(this.client.options.parsers, types.parsers);
    Object.assign(this.client.options.serializers, types.serializers);
  }

  get isLost(): boolean {
    return this.isOver;
  }

  /** Whether the last statement may have reached the server. */
  get wasSent(): boolean {
    return this.hasSent;
  }

  /**
   * Runs a statement for the current request. A read is canceled when its client closes the
   * connection; a change never is. Outside of a request there is no limit of time here.
   */
  async run(statement: string, parameters: Parameters = [], isValues = false): Promise<Rows> {
    if (this.isOver) throw lostError();
    const request = currentRequest();
    const signal = request?.isRead === true ? request.signal : undefined;
    if (signal?.aborted) throw canceledError();
    const query = this.client.unsafe(statement, parameters);
    let canceling: Promise<void> | undefined;
    const cancel = () => {
      const serverProcess = serverProcessOf(query);
      canceling =
        serverProcess === undefined
          ? undefined
          : this.pool.cancel(serverProcess).catch(() => this.discard());
    };
    signal?.addEventListener('abort', cancel);
    // Without an answer long after the server's own limit the server is frozen or unreachable.
    const timer =
      request === undefined
        ? undefined
        : setTimeout(() => this.discard(), this.limits.statementMs + graceMs);
    this.hasSent = false;
    try {
      const running = isValues ? query.values() : query.execute();
      const rows = await (running as PromiseLike<Rows>);
      this.hasWorked = true;
      return rows;
    } catch (error) {
      this.hasSent = serverProcessOf(query) !== undefined;
      // The driver would connect again by itself.
      if (!this.hasWorked || isConnectionError(error)) this.discard();
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      // The next statement must not receive this one's cancel.
      await canceling;
    }
  }

  /** Gives the connection up at once. What runs on it fails. */
  discard(): void {
    this.lose();
    void this.client.end({ timeout: 0 });
  }

  async end(): Promise<void> {
    this.lose();
    await this.client.end({ timeout: 5 });
  }

  private lose(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.pool.lost(this);
  }
}

const lostError = () =>
  Object.assign(new Error('The connection to the database is lost.'), {
    code: 'CONNECTION_CLOSED',
  });

const canceledError = () =>
  Object.assign(new Error('The client closed the connection.'), { code: '57014' });

/** The driver notes the server process on the query when it sends it. Its types don't say so. */
const serverProcessOf = (query: object) =>
  (query as { state?: { pid?: number } | null }).state?.pid;
