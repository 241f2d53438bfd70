import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import {
  arrangeColumns,
  type Arranged,
  type ListLayout,
  arrangementOf,
  moveEntry,
  withShown,
} from '../lib/listColumns';
import { Button, IconButton } from '../ui/fields/Button';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { Popover, type PopoverProps } from '../ui/overlays/Popover';
import type { Column } from '../ui/table/columns';

export interface ColumnsPanelProps extends Pick<PopoverProps, 'triggerId' | 'onClose'> {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'card'>[];
  layout: ListLayout;
}

const heights = [
  { label: 'Compact', isCompact: true },
  { label: 'Comfortable', isCompact: false },
];

function RowHeight({ layout }: Pick<ColumnsPanelProps, 'layout'>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="field-label">Rows</legend>
      <div className="columns-heights">
        {heights.map(({ label, isCompact }) => (
          <label key={label} className="choice">
            <input
              type="radio"
              name={name}
              checked={isCompact === layout.isCompact}
              onChange={() => layout.onChange({ isCompact })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Each change is seen in the table at once. */
export function ColumnsPanel({ triggerId, columns, layout, onClose }: ColumnsPanelProps) {
  const arranged: readonly Arranged<ColumnsPanelProps['columns'][number]>[] = arrangeColumns(
    columns,
    layout.columns,
  );
  const change = (next: typeof arranged) => layout.onChange({ columns: arrangementOf(next) });
  const move = (id: string, step: 1 | -1) =>
    change(moveEntry(arranged, ({ column }) => column.id === id, step));
  return (
    <Popover label="Columns" triggerId={triggerId} onClose={onClose}>
      <div className="columns-panel">
        <ul className="columns-list">
          {arranged.map(({ column: { id, header }, isShown, isFixed }, place) => (
            <li key={id}>
              <CheckboxField
                label={header}
                input={{
                  name: id,
                  checked: isShown,
                  disabled: isFixed,
                  onChange: ({ target }) => change(withShown(arranged, id, target.checked)),
                }}
              />
              <IconButton
                label={`Move ${header} up`}
                icon={ArrowUp}
                isDisabled={place === 0}
                onClick={() => move(id, -1)}
              />
              <IconButton
                label={`Move ${header} down`}
                icon={ArrowDown}
                isDisabled={place === arranged.length - 1}
                onClick={() => move(id, 1)}
              />
            </li>
          ))}
        </ul>
        <RowHeight layout={layout} />
        <Button
          variant="outline"
          isDisabled={layout.columns === ''}
          onClick={() => layout.onChange({ columns: '' })}
        >
          Show all in the usual order
        </Button>
      </div>
    </Popover>
  );
}
