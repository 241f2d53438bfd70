import { readJson } from '../provider/core/json';
import { operationsOf, type OpenApiDocument } from '../provider/openapi/document';
import { ResponseMismatch, Validator } from '../provider/openapi/validator';
import { operationOfInteraction } from './coverage.mjs';
import type { Exchange } from './recorder.mjs';
import type { Result } from './verifier.mjs';

/** The document has been checked: what is read of a row is a text or a number. */
type Row = Record<string, string | number | null | undefined>;

/** What a pact can't say of the rows of a list: their key, and the time that sorts them (R120). */
const lists: Record<string, { key: string; newestBy?: string; oldestBy?: string }> = {
  listUsers: { key: 'id', newestBy: 'date_joined' },
  listPayouts: { key: 'id', newestBy: 'created_at' },
  listWalletTransactions: { key: 'id', newestBy: 'created_at' },
  listChallenges: { key: 'id', newestBy: 'created_at' },
  listCompetitions: { key: 'id', newestBy: 'start_date' },
  listTickets: { key: 'ticket_id', newestBy: 'created_at' },
  listTicketMessages: { key: '', oldestBy: 'created_at' },
  listTradingAccounts: { key: 'login' },
  listMt5Users: { key: 'login' },
};

/** What is asked by id, with the field that answers it. */
const records: Record<string, string> = {
  getUser: 'id',
  updateUser: 'id',
  getChallenge: 'id',
  updateChallenge: 'id',
  getCompetition: 'id',
};

/**
 * Makes a function that completes the verifier's result with what its pact can't say: whether the
 * answer is as the OpenAPI document describes it (status, media type, schema), and whether it is the
 * answer to this request.
 */
export function answerCheck(document: OpenApiDocument): (result: Result) => Result {
  const validator = new Validator(document);
  const operations = new Map(operationsOf(document).map((operation) => [operation.id, operation]));

  function differenceOf(operationId: string, call: Exchange): string | undefined {
    const { status, type, body } = call.answered;
    const operation = operations.get(operationId);
    // A proxy in front of the backend answers for it, often without a body.
    if (!operation || status === 0 || (status >= 500 && !body)) return undefined;
    if (body && !/^application\/json\b/i.test(type))
      return `the document: answers are application/json, this one is ${type || 'of no type'}`;
    try {
      const answer = body ? readJson(body) : undefined;
      validator.response(operation, status, answer);
      return status < 300 ? wrongAnswer(operationId, call, answer as Row) : undefined;
    } catch (error) {
      if (error instanceof ResponseMismatch || error instanceof SyntaxError)
        return `the document: ${error.message}`;
      throw error;
    }
  }

  return (result) => {
    const { interaction, call, differences } = result;
    const difference =
      interaction &&
      call &&
      differenceOf(String(operationOfInteraction(document, interaction)), call);
    return difference
      ? { ...result, isVerified: false, differences: [...differences, difference] }
      : result;
  };
}

function wrongAnswer(operationId: string, call: Exchange, answer: Row): string | undefined {
  const { pathname, searchParams } = new URL(call.asked.url);
  const list = lists[operationId];
  if (list) return wrongList(rowsOf(answer), list, searchParams);
  if (operationId in records) return wrongRecord(answer, pathname, call.asked);
  return wrongDecision(pathname, call);
}

/** The rows of any envelope. */
function rowsOf(answer: Row): Row[] {
  const rows: unknown = answer.results ?? answer.result;
  return Array.isArray(rows) ? (rows as Row[]) : rowsOf(rows as Row);
}

function wrongList(
  rows: Row[],
  { key, newestBy, oldestBy }: (typeof lists)[string],
  query: URLSearchParams,
): string | undefined {
  const keys = rows.map((row) => String(row[key]));
  const times = rows.map((row) => Date.parse(String(row[newestBy ?? oldestBy ?? ''])));
  const isTurned = (time: number, index: number) =>
    newestBy ? time > (times[index - 1] ?? time) : time < (times[index - 1] ?? time);
  if (key && new Set(keys).size < keys.length) return `a row comes twice: ${keys.join(', ')}`;
  if (times.some(isTurned))
    return newestBy ? `not newest first by ${newestBy}` : `not oldest first by ${oldestBy}`;
  const outside = rows.find((row) => !isInside(row, query));
  return outside && `a row that the filter excludes: ${JSON.stringify(outside)}`;
}

/** Both ends of a filter are included, and its days are UTC's (R112). */
function isInside(row: Row, query: URLSearchParams): boolean {
  const day = new Date(String(row.created_at ?? 0)).toISOString().slice(0, 10);
  const amount = Number(row.price_amount);
  return (
    day >= (query.get('date_after') ?? day) &&
    day <= (query.get('date_before') ?? day) &&
    !(amount < Number(query.get('amount_min') ?? amount)) &&
    !(amount > Number(query.get('amount_max') ?? amount))
  );
}

/** Another record than the asked one, or a field that was to be cleared and has a value. */
function wrongRecord(answer: Row, pathname: string, asked: Exchange['asked']): string | undefined {
  if (!pathname.split('/').includes(encodeURIComponent(String(answer.id))))
    return `another record than the asked one: ${String(answer.id)}`;
  const sent = (asked.body ? JSON.parse(asked.body) : {}) as Row;
  const kept = Object.keys(sent).find((name) => sent[name] === null && answer[name] != null);
  return kept && `${kept} was to be cleared, and still is ${JSON.stringify(answer[kept])}`;
}

/** The list that was read after a decision must have this payout, decided as it was asked. */
function wrongDecision(pathname: string, { afterwards }: Exchange): string | undefined {
  const [, id = '', verb] = /\/admin\/payouts\/([^/]+)\/(accept|reject)$/.exec(pathname) ?? [];
  if (!verb || !afterwards) return undefined;
  const { status, body } = afterwards.answered;
  if (status !== 200) return `the list of payouts afterwards was a ${status}`;
  const payout = rowsOf(readJson(body) as Row).find(
    (row) => encodeURIComponent(String(row.id)) === id,
  );
  const expected = `${verb === 'accept' ? 'approv' : 'reject'}ed`;
  return payout?.status === expected
    ? undefined
    : `afterwards the payout should be ${expected}, but is ${String(payout?.status ?? 'in no list')}`;
}
