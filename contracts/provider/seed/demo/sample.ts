import type { SeedSize } from './accounts';
import type { Draw } from './draw';

/** Users below have a part of their own. */
const firstOther = 60;

/** Somebody of whom something is true. If nobody is found soon, the last one who was looked at. */
export function sampleUser(
  draw: Draw,
  { users }: SeedSize,
  isWanted: (id: number) => boolean,
): number {
  let id = Math.min(users, firstOther);
  for (let turn = 0; turn < 400; turn += 1) {
    id = draw.whole(Math.min(users, firstOther), users);
    if (isWanted(id)) return id;
  }
  return id;
}

/** Somebody who joined within the last weeks. */
export const newcomersFrom = (draw: Draw, { users }: SeedSize): number =>
  draw.whole(Math.max(1, users - Math.ceil(users / 50)), users);
