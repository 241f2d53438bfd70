import { createContext, useContext } from 'react';
import type { TradingAccount } from '../../api/types';
import { Badge } from '../../components/tables/Badge';
import type { Column } from '../../components/tables/DataTable';
import { formatMoney } from '../../domain/values/money';
import { formatCount } from '../../domain/values/numbers';
import { dash, formatText } from '../../domain/values/text';
import { phaseLook } from '../../domain/markets/phase';

/** The login of the selected account. In a context, so that selecting one renders two cells and not the whole table. */
export const SelectedLogin = createContext<string | undefined>(undefined);

function LoginCell({ login }: { login: TradingAccount['login'] }) {
  const isSelected = useContext(SelectedLogin) === String(login);
  // Without a login (R5) the account's positions can't be requested.
  if (formatText(login) === dash) return dash;
  return (
    <button type="button" className="row-open" data-row-open aria-current={isSelected ? 'true' : undefined}>
      <bdi>{formatText(login)}</bdi>
    </button>
  );
}

/** The search also looks at emails, so a row shows its own (R231). */
function NameCell({ name, email }: TradingAccount) {
  const shown = formatText(email);
  return (
    <>
      <bdi>{formatText(name)}</bdi>
      {shown !== dash && (
        <bdi className="account-email" title={shown}>
          {shown}
        </bdi>
      )}
    </>
  );
}

function PhaseBadge({ step }: { step: unknown }) {
  const { label, tone } = phaseLook(step);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Section 3's trading account. A row opens the account beside the list. */
export const tradingColumns: readonly Column<TradingAccount>[] = [
  { id: 'login', header: 'Login', className: 'cell-strong', width: 92, placeholder: 52, cell: ({ login }) => <LoginCell login={login} /> },
  { id: 'name', header: 'Name', width: 184, placeholder: 110, cell: NameCell },
  {
    id: 'challenge_name',
    header: 'Challenge',
    width: 128,
    placeholder: 92,
    cell: (account) => <bdi>{formatText(account.challenge_name)}</bdi>,
  },
  {
    id: 'account_size',
    header: 'Size',
    className: 'cell-end',
    width: 92,
    placeholder: 62,
    cell: (account) => <bdi>{formatMoney(account.account_size)}</bdi>,
  },
  { id: 'step', header: 'Phase', width: 108, placeholder: 66, cell: ({ step }) => <PhaseBadge step={step} /> },
  {
    id: 'balance',
    header: 'Balance',
    className: 'cell-end',
    width: 124,
    placeholder: 80,
    cell: ({ balance }) => <bdi>{formatMoney(balance)}</bdi>,
  },
  {
    id: 'equity',
    header: 'Equity',
    className: 'cell-end',
    width: 124,
    placeholder: 80,
    cell: ({ equity }) => <bdi>{formatMoney(equity)}</bdi>,
  },
  {
    id: 'positions',
    header: 'Positions',
    className: 'cell-end',
    width: 92,
    placeholder: 16,
    cell: ({ positions }) => formatCount(positions),
  },
];
