import { FlaskConical, WalletCards, X } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { Mt5User } from '../../api/types';
import { IconButton } from '../../components/fields/IconButton';
import { Badge } from '../../components/tables/Badge';
import type { Column } from '../../components/tables/DataTable';
import { formatMoney } from '../../domain/values/money';
import { fundedAmount, type FundedAmounts } from '../../domain/markets/funding';
import { mt5UserLook } from '../../domain/markets/figures';
import { dash, formatText } from '../../domain/values/text';
import { hrefs } from '../../paths';

export interface Funding {
  funded: FundedAmounts;
  onFund: (user: Mt5User) => void;
  onClear: (user: Mt5User) => void;
}

/**
 * The simulated amounts and the functions that change them. In a context, so that the columns stay at module scope and
 * the rows stay memoised.
 */
export const FundingContext = createContext<Funding>({ funded: [], onFund: () => undefined, onClear: () => undefined });

const nameOf = ({ name, login }: Mt5User) => formatText(name ?? login);

/** Without a login (R5) there is no page to link to, and no key to store an amount under. */
const hasLogin = ({ login }: Mt5User) => formatText(login) !== dash;

function LoginCell({ user }: { user: Mt5User }) {
  const login = <bdi>{formatText(user.login)}</bdi>;
  return hasLogin(user) ? (
    <a href={hrefs.mt5Positions(user.login)} data-row-link>
      {login}
    </a>
  ) : (
    login
  );
}

function StatusBadge({ user }: { user: Mt5User }) {
  const { label, tone } = mt5UserLook(user);
  return <Badge tone={tone}>{label}</Badge>;
}

/** The server's balance. The simulated amount is shown next to it and never added (R158). */
function BalanceCell({ user }: { user: Mt5User }) {
  const { funded, onClear } = useContext(FundingContext);
  const simulated = fundedAmount(funded, user.login);
  return (
    <>
      <bdi>{formatMoney(user.balance)}</bdi>
      {simulated !== undefined && (
        <span className="simulated">
          <FlaskConical size={13} aria-hidden />
          <bdi>{`+${formatMoney(simulated)} simulated`}</bdi>
          <IconButton label={`Clear simulated funds of ${nameOf(user)}`} icon={X} onClick={() => onClear(user)} />
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
      {/* On a phone only one of the two is shown. */}
      <WalletCards size={18} aria-hidden />
      <span className="hidden-on-phone">Fund Wallet</span>
    </button>
  );
}

/** Section 3's MT5 user. A row links to the account's positions. */
export const mt5UserColumns: readonly Column<Mt5User>[] = [
  { id: 'login', header: 'Login', className: 'cell-strong', width: 96, placeholder: 52, cell: (user) => <LoginCell user={user} /> },
  { id: 'name', header: 'Name', width: 152, placeholder: 120, cell: ({ name }) => <bdi>{formatText(name)}</bdi> },
  { id: 'email', header: 'Email', width: 280, placeholder: 180, cell: ({ email }) => <bdi>{formatText(email)}</bdi> },
  { id: 'balance', header: 'Balance', className: 'cell-end', width: 200, placeholder: 84, cell: (user) => <BalanceCell user={user} /> },
  {
    id: 'account_size',
    header: 'Size',
    className: 'cell-end',
    width: 108,
    placeholder: 62,
    cell: (user) => <bdi>{formatMoney(user.account_size)}</bdi>,
  },
  { id: 'status', header: 'Status', width: 104, placeholder: 64, cell: (user) => <StatusBadge user={user} /> },
  {
    id: 'fund',
    header: 'Actions',
    className: 'cell-nowrap cell-end cell-stuck',
    width: 134,
    placeholder: 90,
    cell: (user) => <FundButton user={user} />,
  },
];
