import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Challenge, PageQuery } from '~/api/types';
import { loadable } from '~/ui/loadable';
import { challengeWords, filterChallenges, noChallengeFilters } from '../model';
import { limits } from '~/lib/limits';
import { challengesSource } from '../api';
import { challengeMessages } from '../messages';
import { hrefs } from '~/routes';
import { ChallengesScreen, challengeFields } from './ChallengesScreen';
import { useList } from '~/list/useList';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';

const ChallengeDialog = loadable(() => import('./ChallengeDialog'), 'ChallengeDialog');

const builtInViews = {
  challenge: [
    { id: 'active', name: 'Active challenges', query: 'status=active&whole=1', isBuiltIn: true },
  ],
  skill_check: [],
};

export function ChallengesPage() {
  const [path, navigate] = useLocation();
  const challengeClass = path.startsWith(hrefs.skillChecks) ? 'skill_check' : 'challenge';
  const words = challengeWords[challengeClass];
  const { props } = useList({
    noFilters: noChallengeFilters,
    pageSize: limits.pageSize.challenges,
    words,
    source: ({ page, pageSize }: PageQuery) => challengesSource({ challengeClass, page, pageSize }),
    find: filterChallenges,
    failed: challengeMessages.loadFailed,
    builtInViews: builtInViews[challengeClass],
    fields: challengeFields,
  });
  const [viewed, setViewed] = useState<Challenge>();
  useScreenCommands([
    { label: words.add, run: () => navigate(hrefs.challengeCreate(challengeClass)) },
  ]);
  return (
    <>
      <ChallengesScreen {...props} challengeClass={challengeClass} onView={setViewed} />
      {viewed && <ChallengeDialog challenge={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}
