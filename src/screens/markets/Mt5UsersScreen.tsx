import { Award, BadgeCheck, Users, WalletCards } from 'lucide-react';
import { UnkeptNotice } from '../../components/feedback/UnkeptNotice';
import { RefreshButton } from '../../components/fields/RefreshButton';
import { ListPage } from '../../components/tables/ListPage';
import { formatMoney } from '../../domain/values/money';
import { mt5UserFigures } from '../../domain/markets/figures';
import { formatCount } from '../../domain/values/numbers';
import { terms } from '../../messages/terms';
import { FigureCard } from './FigureCard';
import { Mt5UserList, type Mt5UserListProps } from './Mt5UserList';
import { mt5UserColumns } from './mt5UsersTable';
import './markets.css';
import './mt5Users.css';

export interface Mt5UsersScreenProps extends Mt5UserListProps {
  /** Whether the simulated amounts could be stored in the browser. */
  isKept: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** Section 2, MT5 User Management. A 403 is shown instead of the content (R16). */
export function Mt5UsersScreen({ isKept, isRefreshing, onRefresh, ...list }: Mt5UsersScreenProps) {
  const { load } = list;
  return (
    <ListPage
      title="MT5 User Management"
      list={list}
      columns={mt5UserColumns}
      refresh={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}
    >
      {!isKept && <UnkeptNotice />}
      <div className="stat-grid market-figures">
        <FigureCard
          label="Total Accounts"
          icon={Users}
          load={load}
          figureOf={(users) => mt5UserFigures(users).accounts}
          format={formatCount}
        />
        <FigureCard
          label="Funded Accounts"
          meaning={terms.funded}
          icon={BadgeCheck}
          load={load}
          figureOf={(users) => mt5UserFigures(users).funded}
          format={formatCount}
        />
        <FigureCard
          label="Funded Eligible"
          meaning={terms.fundedEligible}
          icon={Award}
          load={load}
          figureOf={(users) => mt5UserFigures(users).eligible}
          format={formatCount}
        />
        <FigureCard
          label="Total Balance"
          icon={WalletCards}
          load={load}
          figureOf={(users) => mt5UserFigures(users).balance}
          format={formatMoney}
        />
      </div>
      <Mt5UserList {...list} />
    </ListPage>
  );
}
