import type { Selecting, WholeView } from '../../domain/values/load';

export interface WholeListProps {
  /** How much of the list is read. */
  whole: WholeView;
  /** Without it there is no 'Select'. */
  selecting?: Selecting;
}

/**
 * What the filters act on, with a switch from the loaded page to the whole list, and one for boxes in the rows. It has its place before
 * the rows are there.
 */
export function WholeList({ whole: { isOn, isReading, note, onChange, onReadAgain }, selecting }: WholeListProps) {
  return (
    <div className="filter-note">
      <p aria-live="polite">{note}</p>
      {isOn && !isReading && (
        <button type="button" className="text-button" onClick={onReadAgain}>
          Read again
        </button>
      )}
      {isReading && (
        <button type="button" className="text-button" onClick={() => onChange(false)}>
          Cancel
        </button>
      )}
      {selecting && (
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            name="select"
            checked={selecting.read() !== undefined}
            onChange={(event) => selecting.write(event.target.checked ? new Map() : undefined)}
          />
          Select
        </label>
      )}
      <label className="switch">
        <input type="checkbox" role="switch" name="whole" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        Whole list
      </label>
    </div>
  );
}
