import type { Freshness, WholeView } from '../lib/load';
import { AsOf } from './AsOf';

export interface WholeListProps {
  /** How much of the list is read. */
  whole: WholeView;
  /** Without it nothing is said of how fresh the rows are. */
  fresh?: Freshness;
}

/**
 * What the filters act on, with a switch from the loaded page to the whole list. It has its place
 * before the rows are there.
 */
export function WholeList({
  whole: { isOn, isReading, note, onChange, onReadAgain },
  fresh,
}: WholeListProps) {
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
      {fresh && <AsOf {...fresh} />}
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          name="whole"
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
        />
        Whole list
      </label>
    </div>
  );
}
