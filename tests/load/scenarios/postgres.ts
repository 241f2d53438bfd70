import { printCount } from '../../propertyRuns';
import { arrive, pause } from '../arrivals';
import { Decisions, reconcile, type Decider } from '../decisions';
import { rowOf, type Expectation, type Row } from '../report';
import { onStage, readScreen, type Run } from '../scenario';
import type { Stage } from '../stage';

/** How long the service may take to work again once PostgreSQL does, in seconds. */
const recoverySeconds = 20;

interface Fault {
  name: string;
  begin: (stage: Stage) => Promise<() => Promise<unknown>>;
}

const faults: Fault[] = [
  { name: 'killed', begin: ({ server }) => server.kill().then(() => () => server.start()) },
  { name: 'stopped', begin: ({ server }) => server.end().then(() => () => server.start()) },
  {
    name: 'frozen',
    begin: ({ server }) => {
      server.signal('SIGSTOP');
      return Promise.resolve(() => {
        server.signal('SIGCONT');
        return Promise.resolve();
      });
    },
  },
  { name: 'locked', begin: lockPayouts },
];

/** Takes the lock of a migration that was left open: nobody can read or change a payout. */
async function lockPayouts({ sql }: Stage): Promise<() => Promise<void>> {
  const connection = await sql.reserve();
  await connection`BEGIN`;
  await connection`LOCK TABLE transactions IN ACCESS EXCLUSIVE MODE`;
  return async () => {
    await connection`ROLLBACK`;
    connection.release();
  };
}

/**
 * PostgreSQL is killed, stopped, frozen and locked during decisions. Answers are late or refuse,
 * none is a lie, and all recovers.
 */
export const run: Run = () =>
  onStage({}, async (stage, admin) => {
    const decisions = new Decisions(stage.url);
    const rows: Row[] = [];
    const expectations: Expectation[] = [];
    for (const fault of faults) {
      const { samples, recovered, seconds } = await during(fault, stage, decisions, admin, 12);
      rows.push(rowOf(`decisions, ${fault.name}`, samples, seconds));
      expectations.push({
        what: `${fault.name}: works again by itself within ${recoverySeconds} s`,
        isMet: recovered,
      });
    }
    const found = await reconcile(stage.sql, decisions);
    printCount(
      'load, PostgreSQL: decisions acknowledged while it was killed, stopped, frozen and locked, none lost',
      found.acknowledged,
    );
    return { rows, lost: found.lost, expectations: [...expectations, ...found.expectations] };
  });

async function during(
  fault: Fault,
  stage: Stage,
  decisions: Decisions,
  admin: Decider,
  faultSeconds: number,
) {
  const seconds = faultSeconds + 2;
  const perSecond = 10;
  const payouts = await stage.addPayouts(seconds * perSecond);
  let recovered = false;
  const disturb = async () => {
    await pause(1000);
    const end = await fault.begin(stage);
    await pause(faultSeconds * 1000);
    await end();
    recovered = await worksAgain(stage, admin);
  };
  const [samples] = await Promise.all([
    arrive({ perSecond, seconds }, (index) => decisions.decide(payouts[index] ?? 0, admin)),
    disturb(),
  ]);
  return { samples, recovered, seconds };
}

/** Waits until nine readings in a row, three at each instance, are right. */
async function worksAgain({ url }: Stage, { token }: Decider): Promise<boolean> {
  const ends = performance.now() + recoverySeconds * 1000;
  for (let inARow = 0; performance.now() < ends;) {
    const { status } = await readScreen(url, token, 1);
    inARow = status === 200 ? inARow + 1 : 0;
    if (inARow === 9) return true;
    if (status !== 200) await pause(200);
  }
  return false;
}
