import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/fields/Button';
import { IconButton } from '../../../ui/fields/IconButton';
import { NumberField } from '../../../ui/fields/NumberField';
import { addPrize, prizeAmounts, prizePool, removePrize } from './form';
import { formatMoney } from '../../../lib/money';
import { prizeLabel } from './prizes';
import type { CompetitionFields } from '../list/competitionFields';

// Section 5.
/** The prize of each place, at least one, and their exact sum. */
export function PrizeFields({ form, errorOf }: CompetitionFields) {
  const rows = useWatch({ control: form.control, name: 'prize_structure' });
  const amounts = prizeAmounts({ prize_structure: rows });
  const problem = errorOf('prize_structure') ?? errorOf('price_pool_cash');
  const { setFocus } = form;
  const wanted = useRef<number>(undefined);
  const count = amounts.length;
  useEffect(() => {
    if (wanted.current !== undefined) setFocus(`prize_structure.${Math.min(wanted.current, count)}`);
    wanted.current = undefined;
  }, [count, setFocus]);
  /** The row of `position` takes the focus: the added one, or the one that moved up. */
  const change = (next: Record<string, string>, position: number) => {
    wanted.current = position;
    form.setValue('prize_structure', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <fieldset className="field-grid">
      <legend>Prizes</legend>
      {amounts.map((_, index) => {
        const position = index + 1;
        const label = prizeLabel(position);
        return (
          // The key is the position: removing a row moves the amounts up, not the rows.
          <div key={position} className="prize-field" data-span="half">
            <NumberField
              label={label}
              isMoney
              error={errorOf(`prize_structure.${position}`)}
              input={form.register(`prize_structure.${position}`)}
            />
            {/* The label doesn't contain the ordinal, so that looking for that label finds only the amount. */}
            <IconButton
              label={`Remove prize ${position}`}
              icon={X}
              isBordered
              isDisabled={count === 1}
              onClick={() => change(removePrize(rows, position), position)}
            />
          </div>
        );
      })}
      <div className="prize-foot" data-span="full">
        <Button variant="outline" onClick={() => change(addPrize(rows), count + 1)}>
          <Plus size={16} aria-hidden />
          Add Prize
        </Button>
        <p aria-live="polite">
          Prize Pool{' '}
          <output>
            <bdi translate="no">{formatMoney(prizePool(amounts))}</bdi>
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
