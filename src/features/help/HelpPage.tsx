import { useMemo } from 'react';
import { useFirm } from '~/lib/firm';
import { helpChapters } from './messages';
import { hrefs } from '~/routes';
import { HelpScreen } from './HelpScreen';
import { putParam, useAddress } from '~/list/useAddress';

const screens = {
  dashboard: hrefs.dashboard,
  payouts: hrefs.payouts,
  users: hrefs.users,
  kyc: hrefs.reviewIdentities,
  support: hrefs.support,
  challenges: hrefs.evaluations,
  competitions: hrefs.competitions,
  accounts: hrefs.trading,
  local: hrefs.content,
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
