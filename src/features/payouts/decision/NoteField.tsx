import { useRef, type KeyboardEvent } from 'react';
import { TextField } from '../../../ui/fields/Field';
import { useKeyCommands } from '../../../ui/keyboard/keyListeners';
import { noteSize } from '../journal/journal';
import { journalMessages } from '../messages';

export interface NoteFieldProps {
  /** The admin's note for the journal. */
  note: string;
  /** Called at each change of the note, with its whole text. */
  onNote: (note: string) => void;
  /**
   * In a review run N leads into the field. Called for Enter and Escape, which lead out of it: they
   * decide and cancel nothing there.
   */
  onLeave?: () => void;
}

/** A note for the journal, typed at a decision. */
export function NoteField({ note, onNote, onLeave }: NoteFieldProps) {
  const isRun = onLeave !== undefined;
  const input = useRef<HTMLInputElement>(null);
  useKeyCommands({ n: () => input.current?.focus() }, isRun);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    onLeave?.();
  };
  return (
    <TextField
      label={
        <>
          <span>Note</span> {isRun && <kbd aria-hidden>N</kbd>}
        </>
      }
      help={
        isRun ? (
          <span className="visually-hidden">{journalMessages.note}</span>
        ) : (
          journalMessages.note
        )
      }
      input={{
        ref: input,
        name: 'note',
        value: note,
        maxLength: noteSize,
        placeholder: isRun ? journalMessages.notePlaceholder : 'Optional',
        autoComplete: 'off',
        onChange: (event) => onNote(event.target.value),
        onKeyDown: onLeave && handleKeyDown,
      }}
    />
  );
}
