let ahead: number | undefined;

/** Notes how far the server's clock is ahead of this one, by a response's Date. */
export function noteServerTime({ headers }: Response): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** The server's time in milliseconds. Undefined until a response has told it. */
export const serverTime = (): number | undefined => (ahead === undefined ? undefined : Date.now() + ahead);
