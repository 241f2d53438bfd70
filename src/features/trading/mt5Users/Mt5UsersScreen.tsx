import { Award, BadgeCheck, Users, WalletCards } from 'lucide-react';
import { UnkeptNotice } from '../../../ui/feedback/UnkeptNotice';
import { RefreshButton } from '../../../ui/fields/RefreshButton';
import { ListPage } from '../../../list/ListPage';
import { formatMoney } from '../../../lib/money';
import { mt5UserFigures } from '../figures';
import { formatCount } from '../../../lib/numbers';
import { FigureCards } from '../FigureCards';
import { Mt5UserList, type Mt5UserListProps } from './Mt5UserList';
import { mt5UserColumns } from './mt5UsersTable';
import '../markets.css';
import './mt5Users.css';

export interface Mt5UsersScreenProps extends Mt5UserListProps {
  /** Whether the simulated amounts could be stored in the browser. */
  isKept: boolean;
  /** True while data that is already shown is read again. */
  isRefreshing: boolean;
  /** Called to read the data again now. */
  onRefresh: () => void;
}

const cards = [
  { name: 'accounts', label: 'Total Accounts', icon: Users, format: formatCount },
  { name: 'funded', label: 'Funded Accounts', icon: BadgeCheck, format: formatCount, term: 'funded' },
  { name: 'eligible', label: 'Funded Eligible', icon: Award, format: formatCount, term: 'fundedEligible' },
  { name: 'balance', label: 'Total Balance', icon: WalletCards, format: formatMoney },
] as const;

// Section 2, R16.
/** The list of MT5 users, with their balance and whether they are funded. An admin without permission is told so instead. */
export function Mt5UsersScreen({ isKept, isRefreshing, onRefresh, ...list }: Mt5UsersScreenProps) {
  return (
    <ListPage
      title="MT5 User Management"
      list={list}
      columns={mt5UserColumns}
      refresh={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}
    >
      {!isKept && <UnkeptNotice />}
      <FigureCards load={list.load} figuresOf={mt5UserFigures} cards={cards} />
      <Mt5UserList {...list} />
    </ListPage>
  );
}
