import { countOf } from '~/lib/numbers';
import { Search } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { commandGroups, findCommands, isOfPerson, type Command, type FoundGroup } from './commands';
import { useModal } from './useModal';
import './palette.css';

export interface PaletteCommand extends Command {
  run: () => void;
}

export interface PaletteNote {
  text: string;
  onRetry?: () => void;
}

interface CommandPaletteProps {
  commands: readonly PaletteCommand[];
  initialQuery?: string;
  /** Users are still loading, so that a better match may follow. */
  mayFindPeople?: boolean;
  notes?: readonly PaletteNote[];
  onQuery?: (query: string) => void;
  onClose: () => void;
}

const maxShown = 8;
const inputLabel = 'Find users, accounts, payouts, tickets or commands';

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
    <li
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className="palette-label">
        <bdi>{command.label}</bdi>
        {command.detail !== undefined && (
          <small>
            <bdi>{command.detail}</bdi>
          </small>
        )}
      </span>
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

interface GroupsProps {
  id: string;
  groups: readonly FoundGroup<PaletteCommand>[];
  current: number;
  onPoint: (index: number) => void;
  onChoose: (command: PaletteCommand) => void;
}

function Groups({ id, groups, current, onPoint, onChoose }: GroupsProps) {
  const all = groups.flatMap(({ found }) => found);
  return (
    <div id={`${id}list`} className="palette-list" role="listbox" aria-label="Commands">
      {groups.map(({ group, found }) => (
        <ul key={group} role="group" aria-labelledby={`${id}${group}`}>
          <li id={`${id}${group}`} className="palette-group" role="presentation">
            {commandGroups[group]}
          </li>
          {found.map((command) => {
            const index = all.indexOf(command);
            return (
              <Option
                key={command.id}
                id={`${id}${String(index)}`}
                command={command}
                isActive={index === current}
                onPoint={() => onPoint(index)}
                onChoose={() => onChoose(command)}
              />
            );
          })}
        </ul>
      ))}
    </div>
  );
}

function Notes({ notes }: { notes: readonly PaletteNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="palette-notes" aria-label="Search status">
      {notes.map(({ text, onRetry }) => (
        <li key={text}>
          {text}
          {onRetry && (
            <button type="button" className="button" data-variant="outline" onClick={onRetry}>
              Try again
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function CommandPalette({
  commands,
  initialQuery = '',
  mayFindPeople = false,
  notes = [],
  onQuery,
  onClose,
}: CommandPaletteProps) {
  const id = useId();
  const [query, setQuery] = useState(initialQuery);
  /** The command that the admin moved to. Until then, the best match is selected. */
  const [moved, setMoved] = useState<string>();
  const { ref, onCancel } = useModal(onClose);
  const reportQuery = useEffectEvent((text: string) => onQuery?.(text));
  useEffect(() => reportQuery(query), [query]);
  const groups = useMemo(() => findCommands(commands, query, maxShown), [commands, query]);
  const found = groups.flatMap((group) => group.found);
  const best = mayFindPeople && found[0] && isOfPerson(found[0], query) ? -1 : 0;
  const current = moved === undefined ? best : found.findIndex((command) => command.id === moved);
  const move = (index: number) => setMoved(found[index]?.id);
  const choose = (command: PaletteCommand | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps = {
      ArrowDown: current + 1,
      ArrowUp: Math.max(current, 0) - 1 + found.length,
      Home: 0,
      End: found.length - 1,
    };
    if (event.key === 'Enter') choose(found[current]);
    else if (
      event.key in steps &&
      found.length > 0 &&
      !(event.shiftKey || event.ctrlKey || event.metaKey)
    )
      move(steps[event.key as keyof typeof steps] % found.length);
    // Tab does nothing unless there is a 'Try again' button.
    else if (event.key !== 'Tab' || notes.some(({ onRetry }) => onRetry)) return;
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
            name="palette"
            aria-label={inputLabel}
            aria-expanded
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={found[current] && `${id}${String(current)}`}
            placeholder={inputLabel}
            autoComplete="off"
            spellCheck={false}
            autoFocus
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setMoved(undefined);
            }}
            onKeyDown={handleKey}
          />
          <kbd aria-hidden>Esc</kbd>
        </div>
        <Groups id={id} groups={groups} current={current} onPoint={move} onChoose={choose} />
        {found.length === 0 && (
          <p className="palette-none">
            {notes.length > 0 ? 'Nothing found so far.' : 'Nothing found.'}
          </p>
        )}
        <Notes notes={notes} />
        <p className="visually-hidden" role="status">
          {countOf(found.length, 'result')}
        </p>
      </div>
    </dialog>
  );
}
