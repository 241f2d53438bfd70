import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PageQuery } from '../../api/http/page';
import type { Challenge, ChallengeClass } from '../../api/types';
import { loadableOverlay } from '../../components/loadable';
import { noChallengeFilters } from '../../domain/challenges/filters';
import { limits } from '../../domain/values/limits';
import { useChallenges } from '../../hooks/challenges/challenges';
import { challengeMessages } from '../../messages/challenges';
import { hrefs } from '../../paths';
import { ChallengesScreen } from '../../screens/challenges/ChallengesScreen';
import { useList } from '../list/useList';
import { useScreenCommands } from '../shell/screenCommands';

const ChallengeDialog = loadableOverlay(() => import('../../screens/challenges/ChallengeDialog').then((module) => module.ChallengeDialog));

/** The reading and the add command of each class. */
const kinds = {
  challenge: { add: 'Add Evaluation', useRows: (page: PageQuery) => useChallenges({ challengeClass: 'challenge', ...page }) },
  skill_check: { add: 'Add SkillCheck', useRows: (page: PageQuery) => useChallenges({ challengeClass: 'skill_check', ...page }) },
};

/** Either list (section 2): pages come from the server, the filters act on the loaded one (R22). */
export function ChallengeList({ challengeClass }: { challengeClass: ChallengeClass }) {
  const { add, useRows } = kinds[challengeClass];
  const { props } = useList({
    noFilters: noChallengeFilters,
    pageSize: limits.pageSize.challenges,
    filtersActOn: 'page',
    useRows,
    failed: challengeMessages.loadFailed,
  });
  const [viewed, setViewed] = useState<Challenge>();
  const [, navigate] = useLocation();
  useScreenCommands([{ label: add, run: () => navigate(hrefs.challengeCreate(challengeClass)) }]);
  return (
    <>
      <ChallengesScreen {...props} challengeClass={challengeClass} onView={setViewed} />
      {viewed && <ChallengeDialog challenge={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}
