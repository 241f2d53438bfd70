import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Challenge, ChallengeClass } from '../../api/types';
import { loadableOverlay } from '../../components/loadable';
import { noChallengeFilters } from '../../domain/challengeFilters';
import { limits } from '../../domain/limits';
import { useChallenges } from '../../hooks/useChallenges';
import { challengeMessages } from '../../messages/challenges';
import { hrefs } from '../../paths';
import { ChallengesScreen } from '../../screens/challenges/ChallengesScreen';
import { toLoad } from '../toLoad';
import { useScreenCommands } from '../screenCommands';
import { useFailureToast } from '../useFailureToast';
import { useListSearch } from '../useListSearch';
import { usePageRecovery } from '../usePageRecovery';

const ChallengeDialog = loadableOverlay(() => import('../../screens/challenges/ChallengeDialog').then((module) => module.ChallengeDialog));

/** Either list (section 2): pages come from the server, the filters act on the loaded one (R22). */
export function ChallengeList({ challengeClass }: { challengeClass: ChallengeClass }) {
  const list = useListSearch(noChallengeFilters, limits.pageSize.challenges, { keepsPage: true });
  const { page, pageSize } = list;
  const challenges = useChallenges({ challengeClass, page, pageSize });
  const [viewed, setViewed] = useState<Challenge>();
  const [, navigate] = useLocation();
  useScreenCommands([{ label: challengeClass === 'skill_check' ? 'Add SkillCheck' : 'Add Evaluation', run: () => { navigate(hrefs.challengeCreate(challengeClass)); } }]);
  const isRecovering = usePageRecovery({ ...challenges, page, pageSize, setPage: list.setPage });
  useFailureToast(isRecovering ? undefined : challenges.error, challengeMessages.loadFailed);
  return (
    <>
      <ChallengesScreen
        challengeClass={challengeClass}
        load={isRecovering ? { status: 'loading' } : toLoad(challenges)}
        filters={list.filters}
        page={page}
        pageSize={pageSize}
        onFiltersChange={list.setFilters}
        onClearFilters={list.clearFilters}
        onPageChange={list.setPage}
        onView={setViewed}
      />
      {viewed && <ChallengeDialog challenge={viewed} onClose={() => { setViewed(undefined); }} />}
    </>
  );
}
