import { printCount } from '../../propertyRuns';
import { arrive } from '../arrivals';
import { Decisions, reconcile, type Decider } from '../decisions';
import { noneFailed, rowOf } from '../report';
import { onStage, type Run } from '../scenario';

/**
 * Many admins decide the same payouts at the same time, over three instances. One of them decides
 * each.
 */
export const run: Run = () =>
  onStage({}, async (stage) => {
    const payouts = await stage.addPayouts(200);
    // Signing in takes a second of computing each.
    const deciders = 20;
    const admins: Decider[] = [];
    for (const email of await stage.addAdmins(deciders))
      admins.push({ email, token: (await stage.signIn(email)).access });
    const decisions = new Decisions(stage.url);
    const requests = payouts.length * deciders;
    const perSecond = 60;
    const seconds = requests / perSecond;
    const samples = await arrive({ perSecond, seconds }, (index) => {
      // All of them about one payout, then about the next one.
      const payout = payouts[Math.floor(index / deciders)] ?? 0;
      const admin = admins[index % deciders];
      if (admin === undefined) throw new Error('There are fewer deciders than there should be.');
      return decisions.decide(payout, admin, index % 2 === 0 ? 'approved' : 'rejected');
    });
    const row = rowOf('decisions', samples, seconds);
    const { lost, expectations, acknowledged } = await reconcile(stage.sql, decisions);
    printCount(
      'load, deciders: payouts that many admins decided at once over three instances, one decision each',
      acknowledged,
    );
    return {
      rows: [row],
      lost,
      expectations: [
        ...expectations,
        noneFailed(row),
        {
          what: `every payout is decided (${acknowledged} of ${payouts.length})`,
          isMet: acknowledged === payouts.length,
        },
      ],
    };
  });
