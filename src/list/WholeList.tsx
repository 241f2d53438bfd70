import type { Freshness, WholeView } from '~/lib/load';
import { AsOf } from './AsOf';

export interface WholeListProps {
  whole: WholeView;
  fresh?: Freshness;
}

export function WholeList({
  whole: { isOn, isReading, note, onChange, onReadAgain },
  fresh,
}: WholeListProps) {
  return (
    <div className="filter-note">
      <p aria-live="polite">{note}</p>
      {isOn && !isReading && (
        <button type="button" className="text-button" onClick={onReadAgain}>
          Refresh
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
        All pages
      </label>
    </div>
  );
}
