import { useRef, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { Mt5User } from '~/api/types';
import { errorText, resolverOf } from '~/ui/fields/formRules';
import { NumberField } from '~/ui/fields/NumberField';
import { DetailList } from '~/ui/layout/DetailList';
import { formatMoney } from '~/lib/money';
import { fundingError, readFunding } from './funding';
import { formatText } from '~/lib/text';
import { FormDialog } from '~/ui/overlays/Dialog';

interface FundWalletDialogProps {
  user: Mt5User;
  simulated: string | undefined;
  onFund: (amount: string) => void;
  onClose: () => void;
}

/** A simulation: nothing is sent. */
export function FundWalletDialog({ user, simulated, onFund, onClose }: FundWalletDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const { register, handleSubmit, trigger, formState } = useForm({
    mode: 'all',
    defaultValues: { amount: '' },
    resolver: resolverOf(({ amount }: { amount: string }) => ({ amount: fundingError(amount) })),
  });
  const { ref, ...amount } = register('amount');
  // A ref, because a second click may come before the dialog is closed (promise 1).
  const isFunded = useRef(false);
  const fund = (typed: string) => {
    const funding = readFunding(typed);
    if (funding === undefined || isFunded.current) return;
    isFunded.current = true;
    onFund(funding);
  };
  return (
    <FormDialog
      title="Fund Wallet"
      className="stack"
      submitLabel="Fund Wallet"
      canSubmit={formState.isValid}
      initialFocus={field}
      onKeyDown={({ key }: KeyboardEvent) => {
        // Enter doesn't submit a form whose only button is disabled.
        if (key === 'Enter') void trigger();
      }}
      onSubmit={() => void handleSubmit((values) => fund(values.amount))()}
      onClose={onClose}
    >
      <DetailList
        details={[
          { label: 'Account', value: formatText(user.login) },
          { label: 'Name', value: formatText(user.name) },
          { label: 'Balance', value: formatMoney(user.balance) },
          ...(simulated
            ? [{ label: 'Simulated so far', value: `+${formatMoney(simulated)}` }]
            : []),
        ]}
      />
      <NumberField
        label="Amount"
        isMoney
        error={errorText(formState.errors, 'amount')}
        help="Simulated: no money is moved. The amount is saved in this browser only."
        input={{
          ...amount,
          ref: (element) => {
            ref(element);
            field.current = element;
          },
        }}
      />
    </FormDialog>
  );
}
