import { useMemo } from 'react';
import { useFirm } from '~/lib/firm';
import { helpChapters } from './messages';
import { hrefs, routes } from '~/routes';
import { HelpScreen } from './HelpScreen';
import { putParam, useAddress } from '~/list/useAddress';

const screens = {
  dashboard: routes.dashboard.path,
  payouts: routes.payouts.path,
  users: routes.users.path,
  kyc: hrefs.reviewIdentities,
  support: routes.support.path,
  challenges: routes.evaluations.path,
  competitions: routes.competitions.path,
  accounts: routes.trading.path,
  local: routes.content.path,
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
