import { Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { commandGroups, findCommands, type Command } from '../../domain/shell/commands';
import './palette.css';

export interface PaletteCommand extends Command {
  run: () => void;
}

export interface CommandPaletteProps {
  commands: readonly PaletteCommand[];
  onClose: () => void;
}

const maxShown = 50;

interface OptionProps {
  id: string;
  command: PaletteCommand;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, command, isActive, onPoint, onChoose }: OptionProps) {
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The keyboard is handled by the input; this handles the pointer.
    <li ref={option} id={id} role="option" aria-selected={isActive} onPointerMove={onPoint} onClick={onChoose}>
      <span className="palette-label">
        <bdi>{command.label}</bdi>
        {command.detail !== undefined && (
          <small>
            <bdi>{command.detail}</bdi>
          </small>
        )}
      </span>
      <small className="palette-group">{commandGroups[command.group]}</small>
      {command.keys && (
        <span className="palette-keys" aria-hidden>
          {command.keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </li>
  );
}

/** Uses the browser's own modal dialog, which traps the focus, closes on Escape and returns the focus. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: a dialog that is removed while open doesn't return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
    };
  }, []);
  return {
    ref: dialog,
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onClose();
    },
  };
}

/** Finds a command by its words and runs it. The arrow keys select, Enter runs, Escape closes. */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { ref, onCancel } = useModal(onClose);
  const found = findCommands(commands, query, maxShown);
  const current = Math.min(active, found.length - 1);
  const choose = (command: PaletteCommand | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps = { ArrowDown: current + 1, ArrowUp: current - 1 + found.length, Home: 0, End: found.length - 1 };
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(found[current]);
    else if (event.key in steps && found.length > 0 && !(event.shiftKey || event.ctrlKey || event.metaKey))
      setActive(steps[event.key as keyof typeof steps] % found.length);
    // Tab stays: the input is all there is to reach.
    else if (event.key !== 'Tab') return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={ref}
      className="palette"
      aria-label="Commands"
      onCancel={onCancel}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="palette-box">
        <div className="palette-head">
          <Search size={18} aria-hidden />
          <input
            type="text"
            role="combobox"
            aria-label="Search commands and loaded records"
            aria-expanded
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={found.length > 0 ? `${id}${String(current)}` : undefined}
            placeholder="Search commands and loaded records"
            autoComplete="off"
            spellCheck={false}
            autoFocus
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
            onKeyDown={handleKey}
          />
          <kbd aria-hidden>Esc</kbd>
        </div>
        <ul id={`${id}list`} role="listbox" aria-label="Commands">
          {found.map((command, index) => (
            <Option
              key={command.id}
              id={`${id}${String(index)}`}
              command={command}
              isActive={index === current}
              onPoint={() => setActive(index)}
              onChoose={() => choose(command)}
            />
          ))}
        </ul>
        {found.length === 0 && <p className="palette-none">Nothing found. Records are found among what is loaded.</p>}
        <p className="visually-hidden" role="status">
          {found.length === 1 ? '1 result' : `${String(found.length)} results`}
        </p>
      </div>
    </dialog>
  );
}
