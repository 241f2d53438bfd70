/** An answer of the service, as a break sees it: `body` is the parsed JSON, undefined where there is none. */
export interface Answer {
  status: number;
  body: unknown;
  /** The Content-Type; 'application/json' unless a break changes it. */
  type: string;
}

/** One way in which a backend may come to differ from what the console relies on. */
export interface SeededBreak {
  /** What has become of the backend, as one clause. */
  name: string;
  /** The operationId of the call that it is about. */
  operation: string;
  /** Only answers of this status are broken; every one without it. */
  at?: number;
  /** What the service is asked in place of what the console asked. */
  ask?: (url: URL) => URL;
  /** What the console gets in place of what the service answered. */
  answer?: (answer: Answer) => Answer;
}

type Change = NonNullable<SeededBreak['answer']>;

/** Every object of a body, from the inside out. */
function mapObjects(value: unknown, change: (record: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapObjects(inner, change)])));
}

const inBody = (change: (body: unknown) => unknown): Change => (answer) => ({ ...answer, body: change(answer.body) });

const inObjects = (change: (record: Record<string, unknown>) => Record<string, unknown>): Change => inBody((body) => mapObjects(body, change));

/** The field has another name, wherever it stands. */
export const renamed = (field: string, name: string): Change =>
  inObjects((record) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key === field ? name : key, value])));

/** The field is gone, wherever it stood. */
export const without = (field: string): Change => inObjects((record) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== field)));

/** The field has another value, wherever it stands. */
export const changed = (field: string, change: (value: unknown) => unknown): Change =>
  inObjects((record) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, key === field ? change(value) : value])));

export const withNull = (field: string): Change => changed(field, () => null);

/** The whole body is another one. */
export const withBody = (change: (body: Record<string, unknown>) => unknown): Change =>
  // Only objects are answered by the calls that this is used with.
  inBody((body) => change(body as Record<string, unknown>));

export const withStatus = (status: number): Change => (answer) => ({ ...answer, status });

/** R4 is not kept: the text stands elsewhere. */
export const withoutMessage: Change = renamed('message', 'detail');

export const asHtml: Change = (answer) => ({ ...answer, type: 'text/html' });

/** The service never sees this parameter. */
export const ignoring = (parameter: string) => (url: URL): URL => {
  const copy = new URL(url);
  copy.searchParams.delete(parameter);
  return copy;
};
