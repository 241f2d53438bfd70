import { useMemo } from 'react';
import { useFirm } from '../../lib/firm';
import { helpChapters } from './messages';
import { hrefs, patterns } from '../../paths';
import { HelpScreen } from './HelpScreen';
import { putParam, useAddress } from '../../list/useAddress';

const screens = {
  dashboard: patterns.dashboard,
  payouts: patterns.payouts,
  users: patterns.users,
  kyc: hrefs.reviewIdentities,
  support: patterns.support,
  challenges: patterns.evaluations,
  competitions: patterns.competitions,
  accounts: patterns.trading,
  local: patterns.content,
};

export function HelpPage() {
  const { params, setParams } = useAddress();
  const firm = useFirm();
  const chapters = useMemo(() => helpChapters(firm), [firm]);
  const handleSearch = (search: string) =>
    setParams((next) => putParam(next, 'search', search), { replace: true });
  return (
    <HelpScreen
      chapters={chapters}
      hrefs={screens}
      search={params.get('search') ?? ''}
      topic={params.get('topic') ?? undefined}
      onSearch={handleSearch}
    />
  );
}
