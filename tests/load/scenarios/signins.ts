import { printCount } from '../../propertyRuns';
import { arrive, pause, type Rate } from '../arrivals';
import { send } from '../client';
import type { Decider } from '../decisions';
import { noneFailed, rowOf, within, type Expectation, type Row } from '../report';
import { idleReads, onStage, readScreen, type Run } from '../scenario';
import type { Stage } from '../stage';

/**
 * Another address of this machine, as that of another office. Only Linux has one without asking.
 */
const elsewhere = process.platform === 'linux' ? '127.0.0.2' : undefined;

interface Storm {
  what: string;
  emailOf: (index: number) => string;
  most: number;
}

/** Passwords are guessed as fast as they can be sent: for one account, then for many. */
export const run: Run = () =>
  onStage({}, async (stage, { token }) => {
    const { url } = stage;
    const seconds = 40;
    const idle = await idleReads(url, token);
    const others = await stage.addAdmins(2);
    const storms: Storm[] = [
      // Five in a minute, and at most once more after that minute.
      { what: 'for one account', emailOf: () => 'admin@example.com', most: 10 },
      { what: 'for many accounts', emailOf: (index) => `guess${index}@example.com`, most: 130 },
    ];
    const rows: Row[] = [idle];
    const expectations: Expectation[] = [];
    for (const [index, storm] of storms.entries()) {
      const found = await during(storm, {
        stage,
        idle,
        token,
        rate: { perSecond: 50, seconds },
        other: others[index] ?? '',
      });
      rows.push(...found.rows);
      expectations.push(...found.expectations);
    }
    printCount('load, sign-ins: guessed passwords beside lists', 2 * 50 * seconds);
    return { rows, lost: 0, expectations: [...expectations, noneFailed(...rows)] };
  });

interface Surroundings {
  stage: Stage;
  idle: Row;
  token: Decider['token'];
  rate: Rate;
  other: string;
}

/** Lists stay quick, the guesses get a 429, and another account signs in (promise 17). */
async function during(
  { what, emailOf, most }: Storm,
  { stage, idle, token, rate, other }: Surroundings,
) {
  const { url } = stage;
  const guess = (index: number) =>
    send(url, 'POST', '/api/admin/auth/login', {
      body: { email: emailOf(index), password: `guess ${index}` },
    });
  const otherSignsIn = async () => {
    await pause(rate.seconds * 500);
    return canSignIn(url, other);
  };
  const [guesses, lists, hasSignedIn] = await Promise.all([
    arrive(rate, guess),
    arrive({ ...rate, perSecond: 10 }, (index) => readScreen(url, token, index)),
    otherSignsIn(),
  ]);
  const listRow = rowOf(`lists, guesses ${what}`, lists, rate.seconds, idle);
  const opened = guesses.filter(({ status }) => status === 200).length;
  const looked = guesses.filter(({ status }) => status === 401).length;
  return {
    rows: [listRow, rowOf(`guesses ${what}`, guesses, rate.seconds)],
    expectations: [
      within(listRow, 8),
      { what: `guesses ${what}: another account signs in meanwhile`, isMet: hasSignedIn },
      { what: `guesses ${what}: none opens an account (${opened} did)`, isMet: opened === 0 },
      {
        what: `guesses ${what}: ${looked} of ${guesses.length} are looked at, the others get a 429`,
        isMet: looked <= most,
      },
    ],
  };
}

/**
 * Signs in from another address. Somebody who is told to wait a second tries again, for twenty
 * seconds.
 */
async function canSignIn(url: string, email: string): Promise<boolean> {
  const body = { email, password: 'admin-password' };
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { status } = await send(url, 'POST', '/api/admin/auth/login', { body, from: elsewhere });
    if (status !== 429) return status === 200;
    await pause(1000);
  }
  return false;
}
