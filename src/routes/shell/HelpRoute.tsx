import { helpChapters } from '../../messages/help';
import { hrefs, patterns } from '../../paths';
import { HelpScreen } from '../../screens/shell/HelpScreen';
import { useAddress } from '../address/useAddress';

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
  const handleSearch = (search: string) =>
    setParams(
      (next) => {
        if (search) next.set('search', search);
        else next.delete('search');
      },
      { replace: true },
    );
  return (
    <HelpScreen
      chapters={helpChapters}
      hrefs={screens}
      search={params.get('search') ?? ''}
      topic={params.get('topic') ?? undefined}
      onSearch={handleSearch}
    />
  );
}
