import { describe, expect } from 'vitest';
import { getDashboard } from '~/features/dashboard/api';
import { dashboardMessages } from '~/features/dashboard/messages';
import {
  buildDashboard,
  buildDashboardActivity,
  buildDashboardCompetition,
  emptyDashboard,
} from '../../../tests/fixtures/dashboard';
import { interaction, type Request } from '../interaction';
import { count, decimal, flag, id, isoTime, rowAmongOthers, rows, text } from '../matchers';
import { refusals } from '../refusals';

const request: Request = { method: 'GET', path: '/admin/dashboard' };
const name = 'a request for the dashboard';

const activity = buildDashboardActivity({
  name: 'Amara Okafor',
  details: 'Passed phase 1 of 100K Two Step',
});
const anonymous = buildDashboardActivity({ name: undefined, details: undefined });
const competition = buildDashboardCompetition({ contestants: 148 });
const dashboard = buildDashboard({
  recent_activity: [activity],
  competition_status: [competition],
});

const figures = {
  users: count(dashboard.users),
  competitions: count(dashboard.competitions),
  volume: decimal(dashboard.volume),
  pending_withdrawal: count(dashboard.pending_withdrawal),
};
const happening = {
  id: id(activity.id),
  action: text(activity.action),
  timestamp: isoTime(activity.timestamp),
};
const status = {
  id: id(competition.id),
  is_active: flag(competition.is_active),
  starting_balance: decimal(competition.starting_balance),
  contestants: count(148),
  start_date: isoTime(competition.start_date),
  end_date: isoTime(competition.end_date),
};

describe('getDashboard', () => {
  interaction(
    {
      given: ['activities and running competitions exist', { activities: 2, competitions: 1 }],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: {
          ...figures,
          recent_activity: rows({
            ...happening,
            name: text('Amara Okafor'),
            details: text('Passed phase 1 of 100K Two Step'),
          }),
          competition_status: rows(status),
        },
      },
    },
    async () => expect(await getDashboard()).toEqual(dashboard),
  );

  interaction(
    {
      given: ['an activity without a name or details exists', {}],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: { recent_activity: rowAmongOthers({ ...happening, name: null, details: null }) },
      },
    },
    async () => expect((await getDashboard()).recent_activity).toEqual([anonymous]),
  );

  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: {
          users: count(1),
          competitions: 0,
          volume: decimal(0),
          pending_withdrawal: 0,
          recent_activity: [],
          competition_status: [],
        },
      },
    },
    async () => expect(await getDashboard()).toEqual({ ...emptyDashboard, users: 1 }),
  );

  refusals({
    name,
    request,
    run: getDashboard,
    policy: dashboardMessages.loadFailed,
    defaultMessage: 'Error fetching dashboard data',
  });
});
