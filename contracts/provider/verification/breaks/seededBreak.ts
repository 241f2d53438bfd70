/** An answer of the service. `body` is the parsed JSON, undefined if there is none. */
export interface Answer {
  status: number;
  body: unknown;
  /** The Content-Type. */
  type: string;
}

/** One way in which a backend may differ from the reference backend. */
export interface Difference {
  /** What this backend does, as one clause. */
  name: string;
  /** Without it, every operation is concerned. */
  operation?: string;
  /** Breaks only answers with this status. Without it, every answer. */
  at?: number;
  /** Changes the URL that the service is asked. */
  ask?: (url: URL) => URL;
  /** Changes the answer of the service. `asked` is the URL before `ask` changed it. */
  answer?: (answer: Answer, asked: URL) => Answer;
}

/** A difference that the console relies on not to be. */
export interface SeededBreak extends Difference {
  operation: string;
  /** The operation whose interactions must notice, if it isn't the broken one. */
  noticedBy?: string;
}

type Change = NonNullable<Difference['answer']>;

/** Changes every object of a body, inner ones first. */
function mapObjects(
  value: unknown,
  change: (record: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(
    Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, mapObjects(inner, change)]),
    ),
  );
}

const inBody =
  (change: (body: unknown) => unknown): Change =>
  (answer) => ({ ...answer, body: change(answer.body) });

const inObjects = (change: (record: Record<string, unknown>) => Record<string, unknown>): Change =>
  inBody((body) => mapObjects(body, change));

/** Renames a field in every object. */
export const renamed = (field: string, name: string): Change =>
  inObjects((record) =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key === field ? name : key, value]),
    ),
  );

/** Removes a field from every object. */
export const without = (field: string): Change =>
  inObjects((record) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== field)),
  );

/** Changes the value of a field in every object. */
export const changed = (field: string, change: (value: unknown) => unknown): Change =>
  inObjects((record) =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key, key === field ? change(value) : value]),
    ),
  );

/** Leaves out every field that is null, as Jackson's `NON_NULL` does. */
export const withoutNulls: Change = inObjects((record) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)),
);

export const withNull = (field: string): Change => changed(field, () => null);

/** Replaces the whole body. */
export const withBody = (change: (body: Record<string, unknown>) => unknown): Change =>
  // Only used for calls whose body is an object.
  inBody((body) => change(body as Record<string, unknown>));

export const withStatus =
  (status: number): Change =>
  (answer) => ({ ...answer, status });

/** Breaks R4: the message is in another field. */
export const withoutMessage: Change = renamed('message', 'detail');

export const asHtml: Change = (answer) => ({ ...answer, type: 'text/html' });

/** Changes the rows of a list, in any envelope. */
export const withRows = (change: (rows: unknown[]) => unknown[]): Change =>
  inObjects((record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name,
        /^results?$/.test(name) && Array.isArray(value) ? change(value) : value,
      ]),
    ),
  );

/** The service is asked for another value of this query parameter. */
export const asking =
  (parameter: string, change: (value: string) => string) =>
  (url: URL): URL => {
    const copy = new URL(url);
    const value = url.searchParams.get(parameter);
    if (value !== null) copy.searchParams.set(parameter, change(value));
    return copy;
  };

/** The service ignores this query parameter. */
export const ignoring =
  (parameter: string) =>
  (url: URL): URL => {
    const copy = new URL(url);
    copy.searchParams.delete(parameter);
    return copy;
  };
