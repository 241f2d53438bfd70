import { printCount } from '../../propertyRuns';
import { arrive, pause } from '../arrivals';
import { Decisions, reconcile } from '../decisions';
import { rowOf } from '../report';
import { onStage, readScreen, type Run } from '../scenario';

/**
 * Instances are killed and restarted one after the other during decisions. What was acknowledged is
 * in the database.
 */
export const run: Run = () =>
  onStage({}, async (stage, admin) => {
    const seconds = 60;
    const perSecond = 50;
    const payouts = await stage.addPayouts(seconds * perSecond);
    const decisions = new Decisions(stage.url);
    let kills = 0;
    let stops = 0;
    const ends = performance.now() + seconds * 1000;
    const restart = async () => {
      for (let turn = 0; performance.now() < ends - 3000; turn += 1) {
        const instance = stage.instances[turn % stage.instances.length];
        const isKill = turn % 2 === 0;
        if (isKill) kills += 1;
        else stops += 1;
        await instance?.end(isKill ? 'SIGKILL' : 'SIGTERM');
        await instance?.start();
        await pause(300);
      }
    };
    const [decided, reads] = await Promise.all([
      arrive({ perSecond, seconds }, (index) => decisions.decide(payouts[index] ?? 0, admin)),
      arrive({ perSecond: 5, seconds }, (index) => readScreen(stage.url, admin.token, index)),
      restart(),
    ]);
    const afterwards = await arrive({ perSecond: 10, seconds: 1 }, (index) =>
      readScreen(stage.url, admin.token, index),
    );
    const rows = [
      rowOf('decisions', decided, seconds),
      rowOf('reads', reads, seconds),
      rowOf('reads afterwards', afterwards, 1),
    ];
    const { lost, expectations, acknowledged } = await reconcile(stage.sql, decisions);
    const isBack = afterwards.every(({ status }) => status === 200);
    printCount(
      `load, restarts: decisions acknowledged during ${kills} kills and ${stops} restarts, none lost`,
      acknowledged,
    );
    return {
      rows,
      lost,
      expectations: [
        ...expectations,
        {
          what: `instances were killed (${kills}) and restarted (${stops})`,
          isMet: kills > 0 && stops > 0,
        },
        { what: 'everything is back afterwards', isMet: isBack },
        {
          what: 'more than half of the decisions were made all the same',
          isMet: acknowledged > decided.length / 2,
        },
      ],
    };
  });
