import { Plus, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../components/fields/Button';
import { IconButton } from '../../components/fields/IconButton';
import { TextField } from '../../components/fields/TextField';
import { addPrize, prizeAmounts, removePrize } from '../../domain/competitions/form';
import { formatMoney } from '../../domain/values/money';
import { prizeLabel, prizePool } from '../../domain/competitions/prizes';
import type { CompetitionFields } from './competitionFields';

/** Section 5: the prize rows, at least one, and their exact sum. */
export function PrizeFields({ form, errorOf }: CompetitionFields) {
  const rows = useWatch({ control: form.control, name: 'prize_structure' });
  const amounts = prizeAmounts({ prize_structure: rows });
  const problem = errorOf('prize_structure') ?? errorOf('price_pool_cash');
  const change = (next: Record<string, string>) =>
    form.setValue('prize_structure', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <fieldset className="field-grid">
      <legend>Prizes</legend>
      {amounts.map((_, index) => {
        const position = index + 1;
        const label = prizeLabel(position);
        return (
          // The key is the position: removing a row moves the amounts up, not the rows.
          <div key={position} className="prize-field" data-span="half">
            <TextField
              label={label}
              error={errorOf(`prize_structure.${position}`)}
              input={{ ...form.register(`prize_structure.${position}`), autoComplete: 'off', inputMode: 'decimal' }}
            />
            {/* The label doesn't contain the ordinal, so that looking for that label finds only the amount. */}
            <IconButton
              label={`Remove prize ${position}`}
              icon={X}
              isBordered
              isDisabled={amounts.length === 1}
              onClick={() => change(removePrize(rows, position))}
            />
          </div>
        );
      })}
      <div className="prize-foot" data-span="full">
        <Button variant="outline" onClick={() => change(addPrize(rows))}>
          <Plus size={16} aria-hidden />
          Add Prize
        </Button>
        <p aria-live="polite">
          Prize Pool{' '}
          <output>
            <bdi>{formatMoney(prizePool(amounts))}</bdi>
          </output>
        </p>
      </div>
      {problem !== undefined && (
        <p className="notice" data-tone="bad" role="alert" data-span="full">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
