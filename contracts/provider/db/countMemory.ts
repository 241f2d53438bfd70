const rememberAbove = 50_000;
const rememberMs = 5000;

/**
 * Remembers expensive totals for five seconds. Small tables are counted every time; a write through this service forgets
 * everything at once, so only another process's write on a large table can be missed, and for no longer than that.
 */
export class CountMemory {
  private readonly remembered = new Map<string, { value: unknown; until: number; }>();

  async read<Value>(key: string, sizeOf: (value: Value) => number, compute: () => Promise<Value>): Promise<Value> {
    const known = this.remembered.get(key);
    if (known !== undefined && known.until > performance.now()) return known.value as Value;
    const value = await compute();
    if (sizeOf(value) > rememberAbove) this.remembered.set(key, { value, until: performance.now() + rememberMs });
    return value;
  }

  count(key: string, compute: () => Promise<number>): Promise<number> {
    return this.read(key, (value) => value, compute);
  }

  forget(): void {
    this.remembered.clear();
  }
}
