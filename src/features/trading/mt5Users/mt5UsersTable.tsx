import { FlaskConical, X } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { Mt5User } from '../../../api/types';
import { IconButton } from '../../../ui/fields/IconButton';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import { moneyColumn } from '../../../ui/table/columnKinds';
import { EmailText } from '../../../ui/text/EmailText';
import type { CsvField } from '../../../lib/csv';
import { formatMoney, type Places } from '../../../lib/money';
import { amountKey, textKey } from '../../../lib/sorting';
import { fundedAmount, type FundedAmounts } from './funding';
import { mt5UserLooks } from '../figures';
import { dash, formatText } from '../../../lib/text';
import { hrefs } from '../../../paths';
import { isolate } from '../../../lib/text';

export interface Funding {
  /** The simulated total of each funded account. */
  funded: FundedAmounts;
  /** Called with the user whose wallet is to be funded. */
  onFund: (user: Mt5User) => void;
  /** Called with the user whose simulated fundings are to be removed. */
  onClear: (user: Mt5User) => void;
}

/**
 * The simulated amounts and the functions that change them. In a context, so that the columns stay
 * at module scope and the rows stay memoized.
 */
export const FundingContext = createContext<Funding>({
  funded: [],
  onFund: () => undefined,
  onClear: () => undefined,
});

const nameOf = ({ name, login }: Mt5User) => isolate(name ?? login);

/** Without a login there is no page to link to, and no key to store an amount under. */
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

function StatusBadges({ user }: { user: Mt5User }) {
  return (
    <span className="mt5-badges">
      {mt5UserLooks(user).map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  );
}

/** The server's balance. The simulated amount is shown next to it and never added. */
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

/** Section 3's MT5 user. A row links to the account's positions. */
export const mt5UserColumns: readonly Column<Mt5User>[] = [
  {
    id: 'login',
    header: 'Login',
    className: 'cell-strong',
    width: 96,
    placeholder: 52,
    sort: ({ login }) => textKey(login),
    copy: { what: 'login', text: ({ login }) => login },
    cell: (user) => <LoginCell user={user} />,
  },
  {
    id: 'name',
    card: 'name',
    header: 'Name',
    width: 152,
    placeholder: 120,
    sort: ({ name }) => textKey(name),
    cell: ({ name }) => <bdi>{formatText(name)}</bdi>,
  },
  {
    id: 'email',
    card: 'wide',
    header: 'Email',
    width: 280,
    placeholder: 180,
    sort: ({ email }) => textKey(email),
    copy: { what: 'email', text: ({ email }) => email },
    cell: ({ email }) => <EmailText text={formatText(email)} />,
  },
  {
    id: 'balance',
    card: 'figure',
    header: 'Balance',
    className: 'cell-end',
    width: 200,
    placeholder: 84,
    amounts: ({ balance }) => [{ value: balance }],
    sort: ({ balance }) => amountKey(balance),
    cell: (user, places) => <BalanceCell user={user} places={places} />,
  },
  moneyColumn({
    id: 'account_size',
    header: 'Size',
    width: 108,
    placeholder: 62,
    value: (user) => user.account_size,
  }),
  {
    id: 'status',
    card: 'status',
    header: 'Status',
    width: 176,
    placeholder: 64,
    sort: (user) =>
      textKey(
        mt5UserLooks(user)
          .map(({ label }) => label)
          .join(' '),
      ),
    cell: (user) => <StatusBadges user={user} />,
  },
  {
    id: 'fund',
    card: 'actions',
    header: 'Actions',
    className: 'cell-nowrap cell-end cell-stuck',
    width: 134,
    placeholder: 90,
    cell: (user) => <FundButton user={user} />,
  },
];

/** What the file of an export has of each user. Simulated funds are not in it. */
export const mt5UserFields: readonly CsvField<Mt5User>[] = [
  { header: 'Login', value: ({ login }) => login },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Email', column: 'email', value: ({ email }) => email },
  { header: 'Balance', column: 'balance', value: ({ balance }) => balance },
  { header: 'Size', column: 'account_size', value: (row) => row.account_size },
  { header: 'Funded', column: 'status', value: ({ funded }) => funded },
  { header: 'Funded Eligible', column: 'status', value: (row) => row.funded_eligible },
  { header: 'Active', column: 'status', value: (row) => row.is_active },
];
