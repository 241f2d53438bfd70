import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import {
  arrangeColumns,
  type Arranged,
  type ListLayout,
  arrangementOf,
  moveEntry,
  withShown,
} from '~/lib/listColumns';
import { readViews, type ListViews, type View } from '~/lib/views';
import { Button, IconButton } from '~/ui/fields/Button';
import { CheckboxField } from '~/ui/fields/CheckboxField';
import { Row, Stack } from '~/ui/layout/Layout';
import { loadable } from '~/ui/loadable';
import { Popover, type PopoverProps } from '~/ui/overlays/Popover';
import type { Column } from '~/ui/table/columns';

const ViewDialogs = loadable(() => import('./ViewDialogs'), 'ViewDialogs');

interface ColumnsProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'card'>[];
  layout: ListLayout;
}

export interface ViewPanelProps
  extends Pick<ColumnsProps, 'layout'>, Pick<PopoverProps, 'triggerId' | 'onClose'> {
  views: ListViews;
  columns: ColumnsProps['columns'] | undefined;
}

const heights = [
  { label: 'Compact', isCompact: true },
  { label: 'Comfortable', isCompact: false },
];

function Columns({ columns, layout }: ColumnsProps) {
  const name = useId();
  const arranged: readonly Arranged<ColumnsProps['columns'][number]>[] = arrangeColumns(
    columns,
    layout.columns,
  );
  const change = (next: typeof arranged) => layout.onChange({ columns: arrangementOf(next) });
  const move = (id: string, step: 1 | -1) =>
    change(moveEntry(arranged, ({ column }) => column.id === id, step));
  return (
    <>
      <fieldset>
        <legend className="field-label">Columns</legend>
        <ul>
          {arranged.map(({ column: { id, header }, isShown, isFixed }, place) => (
            <li key={id} className="view-line">
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
        <Button
          variant="ghost"
          isDisabled={layout.columns === ''}
          onClick={() => layout.onChange({ columns: '' })}
        >
          Reset columns
        </Button>
      </fieldset>
      <fieldset>
        <legend className="field-label">Rows</legend>
        <Row>
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
        </Row>
      </fieldset>
    </>
  );
}

export function ViewPanel({ views, columns, layout, triggerId, onClose }: ViewPanelProps) {
  const [dialog, setDialog] = useState<'save' | 'edit'>();
  if (dialog) return <ViewDialogs dialog={dialog} views={views} onClose={onClose} />;
  const { all, query, hrefOf } = readViews(views);
  /** A dialog returns the focus to the trigger. */
  const focusTrigger = () => document.getElementById(triggerId)?.focus();
  const open = (wanted: 'save' | 'edit') => {
    focusTrigger();
    setDialog(wanted);
  };
  const copy = () => {
    focusTrigger();
    onClose();
    views.onAct({ kind: 'copy', view: undefined });
  };
  const linkTo = (label: string, view?: View) => (
    <li key={view?.id ?? ''}>
      <a
        className="view-link"
        href={hrefOf(view)}
        aria-current={(view?.query ?? '') === query ? 'true' : undefined}
        onClick={focusTrigger}
      >
        <bdi>{label}</bdi>
      </a>
    </li>
  );
  return (
    <Popover label="View" triggerId={triggerId} onClose={onClose}>
      <Stack className="view-panel">
        <section aria-label="Saved views">
          <ul>
            {linkTo('Default')}
            {all.map((view) => linkTo(view.name, view))}
          </ul>
          <Row gap={0}>
            <Button variant="ghost" onClick={() => open('save')}>
              Save view…
            </Button>
            <Button variant="ghost" onClick={() => open('edit')}>
              Edit views…
            </Button>
            <Button variant="ghost" onClick={copy}>
              Copy link
            </Button>
          </Row>
        </section>
        {columns && <Columns columns={columns} layout={layout} />}
      </Stack>
    </Popover>
  );
}
