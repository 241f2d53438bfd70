import { FlaskConical, X, ArrowRight, Award, BadgeCheck, Users, WalletCards } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { Mt5User } from '~/api/types';
import { IconButton } from '~/ui/fields/Button';
import { Badge } from '~/ui/table/Badge';
import type { Column } from '~/ui/table/columns';
import { moneyColumn } from '~/ui/table/columnKinds';
import { breakEmail } from '~/ui/text/EmailText';
import { wireFields } from '~/lib/csvFields';
import { formatMoney, type Places } from '~/lib/money';
import { amountKey, textKey } from '~/lib/sorting';
import { fundedAmount, type FundedAmounts } from './funding';
import {
  mt5UserBadges,
  accountStatuses,
  accountTypes,
  mt5UserQuery,
  type Mt5UserFilters,
  type Mt5UserList,
  mt5UserFigures,
} from '../model';
import { dash, formatText, isolate } from '~/lib/text';
import { hrefs } from '~/routes';
import { ListPage } from '~/list/ListPage';
import type { ListView } from '~/lib/load';
import { filterOptions } from '~/ui/fields/filters';
import { AccountRows } from '../AccountRows';
import { RefreshButton } from '~/ui/fields/RefreshButton';
import { FigureCards } from '../Figures';
import { Row, Panel } from '~/ui/layout/Layout';
import { UnkeptNotice } from '~/ui/feedback/states';

interface Funding {
  funded: FundedAmounts;
  onFund: (user: Mt5User) => void;
  onClear: (user: Mt5User) => void;
}

/** In a context, so that the rows stay memoized. */
const FundingContext = createContext<Funding>({
  funded: [],
  onFund: () => undefined,
  onClear: () => undefined,
});

const nameOf = ({ name, login }: Mt5User) => isolate(name ?? login);

const hasLogin = ({ login }: Mt5User) => formatText(login) !== dash;

function LoginCell({ user }: { user: Mt5User }) {
  const login = <bdi translate="no">{formatText(user.login)}</bdi>;
  return hasLogin(user) ? (
    <a href={hrefs.mt5Positions(user.login)} data-row-link>
      {login}
    </a>
  ) : (
    login
  );
}

/** The simulated amount is shown next to the server's balance and never added to it. */
function BalanceCell({ user, places }: { user: Mt5User; places: Places }) {
  const { funded, onClear } = useContext(FundingContext);
  const simulated = fundedAmount(funded, user.login);
  return (
    <>
      <bdi translate="no">{formatMoney(user.balance, undefined, places)}</bdi>
      {simulated !== undefined && (
        <span className="simulated">
          <FlaskConical size={13} aria-hidden />
          <bdi translate="no">{`+${formatMoney(simulated)} simulated`}</bdi>
          <IconButton
            label={`Clear simulated funds of ${nameOf(user)}`}
            icon={X}
            onClick={() => onClear(user)}
          />
        </span>
      )}
    </>
  );
}

function FundButton({ user }: { user: Mt5User }) {
  const { onFund } = useContext(FundingContext);
  if (!hasLogin(user)) return null;
  return (
    <button
      type="button"
      className="button fund-button"
      data-variant="outline"
      data-size="small"
      aria-label={`Fund Wallet of ${nameOf(user)}`}
      onClick={() => onFund(user)}
    >
      Fund Wallet
    </button>
  );
}

const mt5UserColumns: readonly Column<Mt5User>[] = [
  {
    id: 'login',
    header: 'Login',
    className: 'cell-strong',
    width: 96,
    sort: ({ login }) => textKey(login),
    copy: { what: 'login', text: ({ login }) => login },
    cell: (user) => <LoginCell user={user} />,
  },
  {
    id: 'name',
    card: 'name',
    header: 'Name',
    width: 152,
    sort: ({ name }) => textKey(name),
    cell: ({ name }) => <bdi>{formatText(name)}</bdi>,
  },
  {
    id: 'email',
    card: 'wide',
    header: 'Email',
    width: 268,
    sort: ({ email }) => textKey(email),
    copy: { what: 'email', text: ({ email }) => email },
    cell: ({ email }) => breakEmail(formatText(email)),
  },
  {
    id: 'balance',
    card: 'figure',
    header: 'Balance',
    className: 'cell-end',
    width: 200,
    amounts: ({ balance }) => [{ value: balance }],
    sort: ({ balance }) => amountKey(balance),
    cell: (user, places) => <BalanceCell user={user} places={places} />,
  },
  moneyColumn({
    id: 'account_size',
    header: 'Size',
    width: 120,
    value: (user) => user.account_size,
  }),
  {
    id: 'status',
    card: 'status',
    header: 'Status',
    width: 176,
    sort: (user) =>
      textKey(
        mt5UserBadges(user)
          .map(({ label }) => label)
          .join(' '),
      ),
    cell: (user) => (
      <Row as="span" gap={1}>
        {mt5UserBadges(user).map((badge) => (
          <Badge key={badge.label} {...badge} />
        ))}
      </Row>
    ),
  },
  {
    id: 'fund',
    card: 'actions',
    header: 'Actions',
    className: 'cell-nowrap cell-end cell-stuck',
    width: 134,
    cell: (user) => <FundButton user={user} />,
  },
];

/** Without simulated funds. */
export const mt5UserFields = wireFields<Mt5User>(
  { Login: 'login', Name: 'name' },
  {
    Email: 'email',
    Balance: 'balance',
    Size: 'account_size',
    Funded: ['funded', 'status'],
    'Funded Eligible': ['funded_eligible', 'status'],
    Active: ['is_active', 'status'],
  },
);

const selects = [
  {
    field: 'account_status',
    label: 'Status',
    options: filterOptions('All Statuses', accountStatuses),
  },
  {
    field: 'account_type',
    label: 'Type',
    options: filterOptions('All Types', accountTypes),
  },
] as const;

/** Shown on every page, because a simulated amount must never be taken for real money. */
function SimulatedNote({ onClearAll }: Pick<Mt5UsersScreenProps, 'onClearAll'>) {
  return (
    <div className="notice notice-strip simulated-note" data-tone="warn" role="note">
      <FlaskConical size={16} aria-hidden />
      <p>Funding is simulated: it is saved in this browser only and not included in totals.</p>
      <button
        type="button"
        className="button"
        data-variant="outline"
        data-size="small"
        onClick={onClearAll}
      >
        Clear all
      </button>
    </div>
  );
}

interface Mt5UsersScreenProps extends Funding, ListView<Mt5UserFilters, Mt5UserList> {
  isKept: boolean;
  isRefreshing: boolean;
  onClearAll: () => void;
  onRefresh: () => void;
}

const cards = [
  { name: 'accounts', label: 'Total Accounts', icon: Users },
  { name: 'funded', label: 'Funded Accounts', icon: BadgeCheck, term: 'funded' },
  { name: 'eligible', label: 'Funded Eligible', icon: Award, term: 'fundedEligible' },
  { name: 'balance', label: 'Total Balance', icon: WalletCards, format: formatMoney },
] as const;

export function Mt5UsersScreen({
  isKept,
  isRefreshing,
  funded,
  onFund,
  onClear,
  onClearAll,
  onRefresh,
  ...list
}: Mt5UsersScreenProps) {
  return (
    <ListPage
      title="MT5 User Management"
      list={list}
      columns={mt5UserColumns}
      refresh={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}
    >
      {!isKept && <UnkeptNotice />}
      <FigureCards
        load={list.load}
        whole={list.tools.whole}
        query={mt5UserQuery(list.filters)}
        figuresOf={mt5UserFigures}
        cards={cards}
      />
      <Panel
        title="MT5 Accounts"
        className="mt5-users"
        isFlush
        actions={
          <a className="arrow-link" href={hrefs.trading}>
            View all
            <ArrowRight size={15} aria-hidden />
          </a>
        }
      >
        <FundingContext value={{ funded, onFund, onClear }}>
          <AccountRows
            list={list}
            label="MT5 users"
            columns={mt5UserColumns}
            selects={selects}
            query={mt5UserQuery(list.filters)}
          >
            {funded.length > 0 && <SimulatedNote onClearAll={onClearAll} />}
          </AccountRows>
        </FundingContext>
      </Panel>
    </ListPage>
  );
}
