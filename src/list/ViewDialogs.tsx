import { ArrowDown, ArrowUp, House, Link, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ListViews, type View, readViews, validateViewName, type ViewName } from '~/lib/views';
import { EmptyState, UnkeptNotice } from '~/ui/feedback/states';
import { Button, IconButton } from '~/ui/fields/Button';
import { CheckboxField } from '~/ui/fields/CheckboxField';
import { errorText, resolverOf } from '~/ui/fields/formRules';
import { TextField } from '~/ui/fields/Field';
import { Dialog, DialogBody, FormDialog } from '~/ui/overlays/Dialog';
import { Badge } from '~/ui/table/Badge';
import { isolate } from '~/lib/text';

interface OfViews {
  views: ListViews;
  onClose: () => void;
}

interface NameDialogProps extends OfViews {
  renamed?: View;
  onSubmit: (values: ViewName) => void;
}

/** 'Pending, last week': suggests the filters as a name. */
const suggestedName = ({ filters }: ListViews, params: URLSearchParams) =>
  filters
    .flatMap((name) => (name === 'search' ? [] : (params.get(name) ?? [])))
    .join(', ')
    .replaceAll('_', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

function NameDialog({ views, renamed, onSubmit, onClose }: NameDialogProps) {
  const { all, query } = readViews(views);
  const params = new URLSearchParams(query);
  const { register, handleSubmit, formState } = useForm<ViewName>({
    defaultValues: { name: renamed?.name ?? suggestedName(views, params), keepsSearch: false },
    resolver: resolverOf((values) => validateViewName(values, all, renamed)),
  });
  const search = renamed ? null : params.get('search');
  return (
    <FormDialog
      title={renamed ? 'Rename view' : 'Save view'}
      className="stack"
      submitLabel="Save"
      onSubmit={() => void handleSubmit(onSubmit)()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        error={errorText(formState.errors, 'name')}
        help={
          renamed
            ? undefined
            : 'Filters, order and columns are saved. An existing name overwrites that view.'
        }
        input={{ ...register('name'), autoComplete: 'off' }}
      />
      {search !== null && (
        <CheckboxField
          label={`Keep the search text “${isolate(search)}”`}
          input={register('keepsSearch')}
        />
      )}
    </FormDialog>
  );
}

interface EntryProps extends Pick<ListViews, 'onAct'> {
  view: View;
  isStart: boolean;
  isFirst: boolean;
  isLast: boolean;
  onRename: (view: View) => void;
}

function Entry({ view, isStart, isFirst, isLast, onAct, onRename }: EntryProps) {
  const { id, name, isBuiltIn } = view;
  return (
    <li data-entry={id}>
      <h3>
        <bdi>{name}</bdi> {isStart && <Badge tone="accent" label="Start" />}
      </h3>
      <IconButton
        label={`Move ${isolate(name)} up`}
        icon={ArrowUp}
        isDisabled={isFirst}
        onClick={() => onAct({ kind: 'move', view, step: -1 })}
      />
      <IconButton
        label={`Move ${isolate(name)} down`}
        icon={ArrowDown}
        isDisabled={isLast}
        onClick={() => onAct({ kind: 'move', view, step: 1 })}
      />
      <IconButton
        label={isStart ? `Don’t start with ${isolate(name)}` : `Start with ${isolate(name)}`}
        icon={House}
        onClick={() => onAct({ kind: 'start', view: isStart ? undefined : view })}
      />
      <IconButton
        label={`Copy link of ${isolate(name)}`}
        icon={Link}
        onClick={() => onAct({ kind: 'copy', view })}
      />
      <IconButton
        label={`Rename ${isolate(name)}`}
        icon={Pencil}
        isDisabled={isBuiltIn === true}
        onClick={() => onRename(view)}
      />
      <span data-entry-control>
        <IconButton
          label={`Delete ${isolate(name)}`}
          icon={Trash2}
          isDisabled={isBuiltIn === true}
          onClick={() => onAct({ kind: 'delete', view })}
        />
      </span>
    </li>
  );
}

function EditDialog({ views, onClose }: OfViews) {
  const { isKept, onAct } = views;
  const { all, start } = readViews(views);
  const [renamed, setRenamed] = useState<View>();
  const close = () => setRenamed(undefined);
  if (renamed) {
    const rename = ({ name }: ViewName) => {
      onAct({ kind: 'rename', view: renamed, name });
      close();
    };
    return <NameDialog views={views} renamed={renamed} onSubmit={rename} onClose={close} />;
  }
  return (
    <Dialog
      title="Edit views"
      size="wide"
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <DialogBody>
        <div className="stack">
          {!isKept && <UnkeptNotice />}
          {all.length === 0 && (
            <EmptyState
              title="No views yet"
              text="Filter or sort the list, then choose ‘Save view…’."
            />
          )}
          <ul className="view-list" aria-label="Views">
            {all.map((view, place) => (
              <Entry
                key={view.id}
                view={view}
                isStart={view.id === start?.id}
                isFirst={place === 0}
                isLast={place === all.length - 1}
                onRename={setRenamed}
                onAct={onAct}
              />
            ))}
          </ul>
          <p className="muted">
            Saved in this browser, for you only. The start view opens with the list; ‘Default’ shows
            the list without one.
          </p>
        </div>
      </DialogBody>
    </Dialog>
  );
}

export interface ViewDialogsProps extends OfViews {
  dialog: 'save' | 'edit';
}

export function ViewDialogs({ dialog, views, onClose }: ViewDialogsProps) {
  if (dialog === 'edit') return <EditDialog views={views} onClose={onClose} />;
  const save = (values: ViewName) => {
    views.onAct({ kind: 'save', ...values });
    onClose();
  };
  return <NameDialog views={views} onSubmit={save} onClose={onClose} />;
}
