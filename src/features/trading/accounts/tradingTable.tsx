import { createContext, useContext } from 'react';
import type { TradingAccount } from '../../../api/types';
import { AboutPerson } from '../../../ui/layout/AboutPerson';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import { moneyColumn } from '../../../ui/table/columnKinds';
import type { CsvField } from '../../../lib/csv';
import { formatCount } from '../../../lib/numbers';
import { amountKey, textKey } from '../../../lib/sorting';
import { dash, formatText } from '../../../lib/text';
import { phaseLook } from '../phase';

/**
 * The login of the selected account. In a context, so that selecting one renders two cells and not
 * the whole table.
 */
export const SelectedLogin = createContext<string | undefined>(undefined);

function LoginCell({ login }: { login: TradingAccount['login'] }) {
  const isSelected = useContext(SelectedLogin) === String(login);
  // Without a login the account's positions can't be requested.
  if (formatText(login) === dash) return dash;
  return (
    <button
      type="button"
      className="row-open"
      data-row-open
      aria-current={isSelected ? 'true' : undefined}
    >
      <bdi translate="no">{formatText(login)}</bdi>
    </button>
  );
}

/** The search also looks at emails, so a row shows its own (R231). */
function NameCell({ name, email }: TradingAccount) {
  const shown = formatText(email);
  return (
    <>
      <bdi>{formatText(name)}</bdi>
      {shown !== dash && <AboutPerson name={formatText(name)} email={email} />}
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

/**
 * Section 3's trading account. A row opens the account beside the list. The widths are in
 * trading.css: they depend on the window's.
 */
export const tradingColumns: readonly Column<TradingAccount>[] = [
  {
    id: 'login',
    header: 'Login',
    className: 'cell-strong',
    placeholder: 52,
    sort: ({ login }) => textKey(login),
    copy: { what: 'login', text: ({ login }) => login },
    cell: ({ login }) => <LoginCell login={login} />,
  },
  {
    id: 'name',
    card: 'name',
    header: 'Name',
    placeholder: 110,
    sort: ({ name }) => textKey(name),
    copy: { what: 'email', text: ({ email }) => email },
    cell: NameCell,
  },
  {
    id: 'challenge_name',
    header: 'Challenge',
    placeholder: 92,
    sort: (account) => textKey(account.challenge_name),
    cell: (account) => <bdi>{formatText(account.challenge_name)}</bdi>,
  },
  moneyColumn({
    id: 'account_size',
    header: 'Size',
    placeholder: 62,
    value: (account) => account.account_size,
  }),
  {
    id: 'step',
    card: 'status',
    header: 'Phase',
    placeholder: 66,
    sort: ({ step }) => amountKey(step),
    cell: ({ step }) => <PhaseBadge step={step} />,
  },
  moneyColumn({
    id: 'balance',
    header: 'Balance',
    placeholder: 80,
    value: ({ balance }) => balance,
  }),
  moneyColumn({ id: 'equity', header: 'Equity', placeholder: 80, value: ({ equity }) => equity }),
  {
    id: 'positions',
    header: 'Positions',
    className: 'cell-end',
    placeholder: 16,
    sort: ({ positions }) => amountKey(positions),
    cell: ({ positions }) => formatCount(positions),
  },
];

/** What the file of an export has of each account. */
export const tradingFields: readonly CsvField<TradingAccount>[] = [
  { header: 'Login', value: ({ login }) => login },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Challenge', column: 'challenge_name', value: (row) => row.challenge_name },
  { header: 'Size', column: 'account_size', value: (row) => row.account_size },
  { header: 'Step', column: 'step', value: ({ step }) => step },
  { header: 'Balance', column: 'balance', value: ({ balance }) => balance },
  { header: 'Equity', column: 'equity', value: ({ equity }) => equity },
  { header: 'Positions', column: 'positions', value: ({ positions }) => positions },
];
