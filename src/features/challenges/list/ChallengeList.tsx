import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PageQuery } from '../../../api/http/page';
import type { Challenge, ChallengeClass } from '../../../api/types';
import { loadableOverlay } from '../../../ui/loadable';
import { filterChallenges, noChallengeFilters } from './filters';
import { limits } from '../../../lib/limits';
import { challengesSource } from '../queries';
import { challengeMessages } from '../messages';
import { hrefs } from '../../../paths';
import { ChallengesScreen } from './ChallengesScreen';
import { challengeFields } from './challengesTable';
import { useList } from '../../../list/useList';
import { useListExport } from '../../../list/useListExport';
import { useSelection } from '../../../list/listMemory';
import { useScreenCommands } from '../../../ui/keyboard/screenCommands';

const ChallengeDialog = loadableOverlay(() =>
  import('./ChallengeDialog').then((module) => module.ChallengeDialog),
);

/** The names of each class, its add command, and its views. */
const kinds = {
  challenge: {
    add: 'Add Evaluation',
    words: { one: 'challenge', many: 'challenges' },
    views: [
      { id: 'active', name: 'Active challenges', query: 'status=active&whole=1', isBuiltIn: true },
    ],
  },
  skill_check: {
    add: 'Add SkillCheck',
    words: { one: 'skill check', many: 'skill checks' },
    views: [],
  },
};

/** Either list (section 2): pages come from the server, the filters act on the loaded one. */
export function ChallengeList({ challengeClass }: { challengeClass: ChallengeClass }) {
  const { add, words, views } = kinds[challengeClass];
  const { props, tools, all } = useList({
    noFilters: noChallengeFilters,
    pageSize: limits.pageSize.challenges,
    words,
    source: ({ page, pageSize }: PageQuery) => challengesSource({ challengeClass, page, pageSize }),
    find: filterChallenges,
    failed: challengeMessages.loadFailed,
    builtInViews: views,
  });
  const exporting = useListExport({ ...all, fields: challengeFields });
  const selecting = useSelection(all);
  const [viewed, setViewed] = useState<Challenge>();
  const [, navigate] = useLocation();
  useScreenCommands([
    { label: add, run: () => navigate(hrefs.challengeCreate(challengeClass)) },
    { label: `Export ${words.many} as CSV`, run: exporting.onExport },
  ]);
  return (
    <>
      <ChallengesScreen
        {...props}
        tools={{ ...tools, exporting, selecting }}
        challengeClass={challengeClass}
        onView={setViewed}
      />
      {viewed && <ChallengeDialog challenge={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}
