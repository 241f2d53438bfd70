import { useRef, type KeyboardEvent, type Ref } from 'react';
import { SelectField, TextField } from '~/ui/fields/Field';
import { useKeyCommands } from '~/ui/keyboard/keyListeners';
import { noteMessages } from './decision';
import { noteSize } from './journalStore';

export interface NoteFieldProps {
  note: string;
  onNote: (note: string) => void;
  /** In a run, N moves into the field, and Enter and Escape move out without deciding anything. */
  onLeave?: () => void;
}

const leaveOnKey =
  (onLeave: NoteFieldProps['onLeave']) =>
  (event: KeyboardEvent): void => {
    if (!onLeave || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    onLeave();
  };

export function NoteField({ note, onNote, onLeave }: NoteFieldProps) {
  const isRun = onLeave !== undefined;
  const input = useRef<HTMLInputElement>(null);
  useKeyCommands({ n: () => input.current?.focus() }, isRun);
  return (
    <TextField
      label={
        <>
          <span>Note</span> {isRun && <kbd aria-hidden>N</kbd>}
        </>
      }
      help={<span className={isRun ? 'visually-hidden' : undefined}>{noteMessages.help}</span>}
      input={{
        ref: input,
        name: 'note',
        value: note,
        maxLength: noteSize,
        placeholder: isRun ? noteMessages.placeholder : 'Optional',
        onChange: (event) => onNote(event.target.value),
        onKeyDown: leaveOnKey(onLeave),
      }}
    />
  );
}

export interface RejectReasonProps {
  reasons: readonly string[];
  isRequired: boolean;
  reason: string;
  onReason: (reason: string) => void;
}

/** Before sending, the screen asks the select whether a reason is missing. */
export function RejectReason({
  reasons,
  isRequired,
  reason,
  onReason,
  onLeave,
  ref,
}: RejectReasonProps & Pick<NoteFieldProps, 'onLeave'> & { ref: Ref<HTMLSelectElement> }) {
  if (reasons.length === 0) return null;
  return (
    <SelectField
      label="Reject reason"
      options={[
        { value: '', label: isRequired ? 'Choose a reason' : 'None' },
        ...reasons.map((value) => ({ value, label: value })),
      ]}
      select={{
        ref,
        name: 'reason',
        value: reason,
        required: isRequired,
        onChange: (event) => onReason(event.target.value),
        onKeyDown: leaveOnKey(onLeave),
      }}
    />
  );
}
