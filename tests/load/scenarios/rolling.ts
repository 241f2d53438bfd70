import { printCount } from '../../propertyRuns';
import { arrive } from '../arrivals';
import { Decisions, reconcile } from '../decisions';
import { rowOf } from '../report';
import ensureNginx, { findNginx } from '../../deploy/nginxProgram.mjs';
import { onStage, readScreen, type Run } from '../scenario';
import type { StageOptions } from '../stage';

/**
 * A new version is rolled out under load: each instance says that it isn't ready, ends, and starts
 * again before the next one does. Every reading and every decision is answered.
 */
const rollOutBehind = (front: StageOptions) =>
  onStage(front, async (stage, admin) => {
    const seconds = 60;
    const perSecond = 30;
    const payouts = await stage.addPayouts(seconds * perSecond);
    const decisions = new Decisions(stage.url);
    const ends = performance.now() + seconds * 1000;
    let restarts = 0;
    const rollOut = async () => {
      while (performance.now() < ends - 10_000) {
        const instance = stage.instances[restarts % stage.instances.length];
        await instance?.end('SIGTERM');
        await instance?.start();
        restarts += 1;
      }
    };
    const [decided, reads] = await Promise.all([
      arrive({ perSecond, seconds }, (index) => decisions.decide(payouts[index] ?? 0, admin)),
      arrive({ perSecond, seconds }, (index) => readScreen(stage.url, admin.token, index)),
      rollOut(),
    ]);
    const { lost, expectations, acknowledged } = await reconcile(stage.sql, decisions);
    const answered = [...decided, ...reads].filter(({ status }) => status === 200);
    printCount(
      `load, rolling: decisions made during ${restarts} restarts, none lost`,
      acknowledged,
    );
    return {
      rows: [rowOf('decisions', decided, seconds), rowOf('reads', reads, seconds)],
      lost,
      expectations: [
        ...expectations,
        {
          what: `every instance was restarted (${restarts} restarts)`,
          isMet: restarts >= stage.instances.length,
        },
        {
          what: `every reading and every decision succeeded (${decided.length + reads.length - answered.length} didn't)`,
          isMet: answered.length === decided.length + reads.length,
        },
      ],
    };
  });

export const run: Run = () => rollOutBehind({});

/** Behind the nginx of `.deploy/`, which learns from its name server which instances are ready. */
export const runBehindNginx: Run = async () => {
  await ensureNginx();
  const nginx = findNginx();
  if (nginx === undefined) throw new Error('There is no nginx, and none can be unpacked here.');
  return rollOutBehind({ nginx });
};
