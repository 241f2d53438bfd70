import { useMemo } from 'react';
import { useFirm } from '../../hooks/stored/firm';
import { helpChapters } from '../../messages/help';
import { hrefs, patterns } from '../../paths';
import { HelpScreen } from '../../screens/shell/HelpScreen';
import { putParam, useAddress } from '../address/useAddress';

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

export function HelpRoute() {
  const { params, setParams } = useAddress();
  const firm = useFirm();
  const chapters = useMemo(() => helpChapters(firm), [firm]);
  const handleSearch = (search: string) => setParams((next) => putParam(next, 'search', search), { replace: true });
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
