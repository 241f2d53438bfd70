/**
 * The SQLSTATE (or socket error code) of a failed statement, if it has one. Drizzle wraps the
 * driver's error.
 */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}
