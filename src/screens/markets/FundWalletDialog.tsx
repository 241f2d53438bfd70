import { useRef, useState, type KeyboardEvent } from 'react';
import type { Mt5User } from '../../api/types';
import { TextField } from '../../components/fields/TextField';
import { DetailList } from '../../components/layout/DetailList';
import { FormDialog } from '../../components/overlays/FormDialog';
import { formatMoney } from '../../domain/money';
import { fundingError, readFunding } from '../../domain/mt5Funding';
import { formatText } from '../../domain/text';
import './markets.css';

export interface FundWalletDialogProps {
  user: Mt5User;
  /** What the wallet was given in play before; undefined for nothing. */
  simulated: string | undefined;
  /** The amount as decimal text, greater than 0. */
  onFund: (amount: string) => void;
  onClose: () => void;
}

/**
 * Sections 2 and 5, Fund Wallet: simulated, so that nothing is sent. The button is disabled while the amount isn't positive; what is wrong with
 * it is said once something was typed, the field was left, or Enter was pressed (R157).
 */
export function FundWalletDialog({ user, simulated, onFund, onClose }: FundWalletDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const amount = readFunding(text);
  const touch = () => { setIsTouched(true); };
  // A ref, since a second click comes before the dialog is gone (promise 1).
  const isFunded = useRef(false);
  const submit = () => {
    if (amount === undefined || isFunded.current) return;
    isFunded.current = true;
    onFund(amount);
  };
  const handleKey = (event: KeyboardEvent) => {
    // A form whose only button is disabled isn't submitted by Enter.
    if (event.key === 'Enter') touch();
  };
  return (
    <FormDialog
      title="Fund Wallet"
      className="stack"
      submitLabel="Fund Wallet"
      canSubmit={amount !== undefined}
      initialFocus={field}
      onKeyDown={handleKey}
      onSubmit={submit}
      onClose={onClose}
    >
      <DetailList
        details={[
          { label: 'Account', value: formatText(user.login) },
          { label: 'Name', value: formatText(user.name) },
          { label: 'Balance', value: formatMoney(user.balance) },
          ...(simulated === undefined ? [] : [{ label: 'Simulated so far', value: `+${formatMoney(simulated)}` }]),
        ]}
      />
      <TextField
        label="Amount"
        error={isTouched ? fundingError(text) : undefined}
        help="Simulated: no money moves. The amount is kept in this browser only."
        input={{ ref: field, name: 'amount', inputMode: 'decimal', autoComplete: 'off', value: text, onChange: (event) => { setText(event.target.value); touch(); }, onBlur: touch }}
      />
    </FormDialog>
  );
}
