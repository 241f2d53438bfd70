/**
 * Numbers that look random and are the same every time: each purpose and record has a series of its
 * own.
 */
export class Draw {
  private state: number;

  constructor(purpose: string, record: number) {
    let hash = 2166136261 ^ record;
    for (const letter of purpose) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
    this.state = Math.imul(hash ^ (hash >>> 15), 2246822519) ^ Math.imul(record, 2654435761);
  }

  /** 0 to 1, without 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A whole number; both ends are included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  isOneIn(count: number): boolean {
    return this.next() * count < 1;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** An entry of a text with `|` between the entries. */
  entry(list: string): string {
    return this.pick(list.split('|'));
  }

  weighted<Item extends { weight: number }>(items: readonly Item[]): Item {
    let left = this.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    return items.find(({ weight }) => (left -= weight) < 0) ?? this.pick(items);
  }

  /** Around 0, mostly within -1 and 1. */
  bell(): number {
    return (this.next() + this.next() + this.next() - 1.5) / 0.75;
  }

  /** Replaces each `#` by a digit and each `?` by a capital letter. */
  fill(pattern: string): string {
    return pattern.replace(/[#?]/g, (place) =>
      place === '#' ? String(this.whole(0, 9)) : this.pick(Array.from('ABCDEFGHJKLMNPRSTUVWXY')),
    );
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.whole(0, 255));
  }
}

export const dayMs = 86_400_000;
export const hourMs = 3_600_000;

/** Rounded to cents. */
export const cents = (amount: number) => Math.round(amount * 100) / 100;
