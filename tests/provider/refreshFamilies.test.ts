import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { emptyTables, mintRefreshToken } from '../../contracts/provider/states/rows';
import { patient, printCount, seed, tenthOf } from '../propertyRuns';
import { openService } from './service';

const graceMs = 630_000;
const service = await openService({ users: 0, config: { refreshGraceSeconds: graceMs / 1000 } });
beforeAll(() => emptyTables(service.services));

/**
 * One sign-in, as the rules see it. A sign-out is the console's own (R15): the next sign-in opens
 * another one.
 */
interface Family {
  /**
   * Tokens by generation: a token that is used twice in the grace has a sister of the same
   * generation.
   */
  generations: string[][];
  openedAt: number;
  rotatedAt: number;
  isNewestUsed: boolean;
  isRevoked: boolean;
  access?: { token: string; issuedAt: number };
}

const dayMs = 86_400_000;
/** Far from every sum of the waits below: the database's clock goes on between the steps. */
const accessMs = 15 * 60_000;
const now = () => service.clock.now().getTime();

interface Step {
  kind: 'sign in' | 'refresh' | 'refresh twice at once' | 'wait' | 'ask';
  /**
   * Which sign-in, which generation counted back from the newest, which of its tokens: taken round.
   */
  family: number;
  back: number;
  sister: number;
  seconds: number;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(
      'sign in',
      'refresh',
      'refresh',
      'refresh',
      'refresh twice at once',
      'wait',
      'ask',
    ),
    family: fc.nat(3),
    back: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3),
    sister: fc.nat(2),
    seconds: fc.constantFrom(60, 120, 300, 540, 660, 840, 900, 960, 7 * 86_400, 14 * 86_400),
  }),
  { minLength: 5, maxLength: 30 },
);

async function refresh(token: string): Promise<{ status: number; access: string; next: string }> {
  const { status, body } = await service.send('POST', '/api/account/auth/token/refresh', {
    body: { refresh_token: token },
    token: null,
  });
  const {
    access_token: access = '',
    refresh_token: next = '',
    message = '',
  } = body as Record<string, string>;
  if (status !== 200) expect(message).toMatch(/\w/);
  return { status, access, next };
}

/**
 * The rules: the newest rotates; the one before gives a sister of the newest, for the grace and
 * until a token of the newest generation was used; any other one ends the sign-in.
 */
function expectedOf(family: Family, generation: number): 'rotates' | 'again' | 'refused' {
  const newest = family.generations.length - 1;
  if (family.isRevoked || now() >= family.openedAt + 14 * dayMs) return 'refused';
  if (generation === newest) return 'rotates';
  if (generation === newest - 1 && (!family.isNewestUsed || now() - family.rotatedAt <= graceMs))
    return 'again';
  family.isRevoked = true;
  return 'refused';
}

async function checkRefresh(family: Family, { back, sister }: Step): Promise<void> {
  const generation = Math.max(0, family.generations.length - 1 - back);
  const sisters = family.generations[generation] ?? [];
  const expected = expectedOf(family, generation);
  const { status, access, next } = await refresh(sisters[sister % sisters.length] ?? '');
  expect(status).toBe(expected === 'refused' ? 401 : 200);
  if (expected === 'refused') return;
  if (expected === 'rotates') {
    family.generations.push([]);
    family.rotatedAt = now();
    family.isNewestUsed = false;
  }
  expect(family.generations.flat()).not.toContain(next);
  family.generations.at(-1)?.push(next);
  family.access = { token: access, issuedAt: now() };
}

async function checkAsk(family: Family, isSweptOut: boolean): Promise<void> {
  const { access, isRevoked } = family;
  if (!access) return;
  const isGood = !isRevoked && !isSweptOut && now() - access.issuedAt < accessMs;
  expect(
    (await service.send('GET', '/api/admin/users/stats', { token: access.token })).status,
  ).toBe(isGood ? 200 : 401);
  if (isGood) family.isNewestUsed = true;
}

async function signIn(): Promise<Family> {
  const generations = [[await mintRefreshToken(service.services)]];
  return { generations, openedAt: now(), rotatedAt: now(), isNewestUsed: false, isRevoked: false };
}

async function take(step: Step, families: Family[]): Promise<void> {
  const family = families[step.family % families.length];
  if (!family) return;
  if (step.kind === 'sign in') families.push(await signIn());
  if (step.kind === 'wait') await service.letTimePass(step.seconds);
  if (step.kind === 'refresh') await checkRefresh(family, step);
  if (step.kind === 'refresh twice at once') {
    // Whichever comes first rotates; the other one's token is then the directly previous one.
    const token = family.generations.at(-1)?.[0] ?? '';
    const isGood = expectedOf(family, family.generations.length - 1) === 'rotates';
    const answers = await Promise.all([refresh(token), refresh(token)]);
    expect(answers.map(({ status }) => status)).toEqual(isGood ? [200, 200] : [401, 401]);
    if (!isGood) return;
    family.generations.push(answers.map(({ next }) => next));
    family.rotatedAt = now();
    family.isNewestUsed = false;
    family.access = { token: answers[0].access, issuedAt: now() };
  }
  // A family that is over goes with the next sign-in, and its access tokens ended long before.
  if (step.kind === 'ask') await checkAsk(family, now() > family.openedAt + 14 * dayMs);
}

test(
  'the rules of refresh tokens hold in any order, over several sign-ins at once',
  async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const families = [await signIn(), await signIn()];
        for (const step of sequence) await take(step, families);
        // What is over stays over, and what isn't still works: nobody was signed out by another's
        // reuse.
        for (const family of families)
          await checkRefresh(family, {
            kind: 'refresh',
            family: 0,
            back: 0,
            sister: 0,
            seconds: 0,
          });
        taken += sequence.length;
      }),
      { seed, numRuns: tenthOf(1000) },
    );
    printCount('steps of refresh families in random order', taken);
  },
  patient,
);
