import { cents, dayMs, Draw } from './draw';
import { drawPosition, type Position } from './market';
import { staffIds } from './people';
import { cast, hasPlannedPayout, plantedFlaws, sharedWith } from './planted';
import { type Product, soldProducts } from './products';

export interface SeedSize {
  users: number;
  /** What all dates are relative to. */
  epoch: Date;
}

/** A funded account takes so many days from joining. */
export const fundedAfterDays = 26;

export interface Account {
  login: number;
  product: Product;
  /** 0 failed, 1 and 2 the phases, 3 funded. */
  step: number;
  balance: number;
  equity: number;
  isEligible: boolean;
  startedAt: Date;
  positions: Position[];
}

/**
 * Users joined evenly over three years. The newest has the highest id. The firm's own people were
 * there before.
 */
export function joinedAt(id: number, { users, epoch }: SeedSize): Date {
  const every = (1095 * dayMs) / users;
  const own = id <= 2 || staffIds.includes(id) ? 300 * dayMs : 0;
  return new Date(
    epoch.getTime() - (users - id) * every - own - new Draw('joined', id).next() * every,
  );
}

export const isPayee = (id: number, size: SeedSize): boolean => drawnStep(id, size) === 3;

/** Days since a user joined. */
export const daysSince = (id: number, size: SeedSize): number =>
  (size.epoch.getTime() - joinedAt(id, size).getTime()) / dayMs;

/** How many days it takes to come so far, at least. */
const daysToStep = [4, 0.3, 12, fundedAfterDays];

/**
 * Those with a part of their own are what their part needs. The others: two in five have no account
 * yet.
 */
function drawnStep(id: number, size: SeedSize): number | undefined {
  if (hasPlannedPayout(id) || id === sharedWith) return 3;
  if (plantedFlaws[id] !== undefined) return 2;
  if (id === 2 || id === cast.newcomer || staffIds.includes(id)) return undefined;
  const draw = new Draw('step', id);
  if (draw.next() < 0.4) return undefined;
  const days = daysSince(id, size);
  const steps = [
    { step: 0, weight: 28 },
    { step: 1, weight: 38 },
    { step: 2, weight: 18 },
    { step: 3, weight: 16 },
  ].filter(({ step }) => days > (daysToStep[step] ?? 0));
  return steps.length === 0 ? undefined : draw.weighted(steps).step;
}

/** Two accounts at most. The second one is always in phase 1. */
export function accountsOf(id: number, size: SeedSize): Account[] {
  const step = drawnStep(id, size);
  if (step === undefined) return [];
  const hasSecond = daysSince(id, size) > 5 && new Draw('second account', id).isOneIn(9);
  return [accountOf(id, 0, step, size), ...(hasSecond ? [accountOf(id, 1, 1, size)] : [])];
}

/** A prime, so that every number below it has a login of its own. */
const logins = 2_000_003;

/** Logins are given out in no order: a list by login shows accounts of every age. */
const loginOf = (number: number) =>
  5_100_000 + Math.floor(number / logins) * logins + (((number % logins) * 7919) % logins);

/**
 * How far an account is from its size: below the targets in the phases, below the limit if it
 * failed.
 */
function drawReturn(
  draw: Draw,
  step: number,
  { target, totalLoss }: Product,
  isEligible: boolean,
): number {
  if (step === 0) return -(totalLoss + draw.between(0, 0.6)) / 100;
  if (step === 3) return draw.between(-0.02, 0.045);
  if (isEligible) return draw.between(0.0505, 0.058);
  return (
    Math.max(-0.7 * totalLoss, Math.min((step === 1 ? target : 5) - 0.4, 2.6 * draw.bell() + 0.8)) /
    100
  );
}

function accountOf(id: number, turn: number, step: number, size: SeedSize): Account {
  const draw = new Draw(`account ${turn}`, id);
  // Accounts without phases are funded from the first day, and those with one phase have no second
  // one.
  const fits = ({ product: { type } }: (typeof soldProducts)[number]) =>
    step === 2 ? type === 'two_step' : step !== 1 || type !== 'instant';
  const { product } = draw.weighted(soldProducts.filter(fits));
  const isEligible = step === 2 && (plantedFlaws[id] !== undefined || draw.isOneIn(4));
  const balance = cents(product.size * (1 + drawReturn(draw, step, product, isEligible)));
  const isOpen = step > 0 && !isEligible && draw.next() < 0.45;
  const positions = isOpen
    ? Array.from({ length: draw.whole(1, 4) }, () => drawPosition(draw, product.size))
    : [];
  const age = Math.min(daysSince(id, size) * dayMs, draw.between(2, 110) * dayMs);
  return {
    login: loginOf(2 * id + turn),
    product,
    step,
    balance,
    equity: cents(balance + positions.reduce((sum, { profit }) => sum + profit, 0)),
    isEligible,
    startedAt: new Date(size.epoch.getTime() - age * 0.98),
    positions,
  };
}
