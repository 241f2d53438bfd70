import { Award, BadgeCheck, Users, WalletCards } from 'lucide-react';
import { AccessPanel } from '../../components/feedback/LoadPanel';
import { UnkeptNotice } from '../../components/feedback/UnkeptNotice';
import { RefreshButton } from '../../components/fields/RefreshButton';
import { Page } from '../../components/layout/Page';
import { ExportProgress } from '../../components/tables/ListExport';
import { ListMenus } from '../../components/tables/ListMenus';
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
    <Page
      title="MT5 User Management"
      actions={
        <>
          {load.status !== 'forbidden' && <ListMenus tools={list.tools} columns={mt5UserColumns} />}
          <RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />
        </>
      }
    >
      <AccessPanel isForbidden={load.status === 'forbidden'}>
        <ExportProgress tools={list.tools} />
        {!isKept && <UnkeptNotice />}
        <div className="stat-grid market-figures">
          <FigureCard label="Total Accounts" icon={Users} load={load} figuresOf={mt5UserFigures} name="accounts" format={formatCount} />
          <FigureCard
            label="Funded Accounts"
            meaning={terms.funded}
            icon={BadgeCheck}
            load={load}
            figuresOf={mt5UserFigures}
            name="funded"
            format={formatCount}
          />
          <FigureCard
            label="Funded Eligible"
            meaning={terms.fundedEligible}
            icon={Award}
            load={load}
            figuresOf={mt5UserFigures}
            name="eligible"
            format={formatCount}
          />
          <FigureCard label="Total Balance" icon={WalletCards} load={load} figuresOf={mt5UserFigures} name="balance" format={formatMoney} />
        </div>
        <Mt5UserList {...list} />
      </AccessPanel>
    </Page>
  );
}
