import type { MeaningsOf, NoParams, SignedIn } from './shapes';

export interface DashboardStates {
  'activities and running competitions exist': {
    params: { activities: number; competitions: number };
    gives: SignedIn;
  };
  'an activity without a name or details exists': { params: NoParams; gives: SignedIn };
}

const gives = ['accessToken'] as const;

export const dashboardMeanings: MeaningsOf<DashboardStates> = {
  'activities and running competitions exist': {
    meaning:
      'The activities have a name and details. The competitions are active and have contestants.',
    parameters: { activities: 'How many activities.', competitions: 'How many competitions.' },
    gives,
  },
  'an activity without a name or details exists': {
    meaning: 'It has neither (R5).',
    parameters: {},
    gives,
  },
};
