import { formatDateTime, formatTime } from '~/lib/dates';
import type { Freshness, WholeView } from '~/lib/load';
import { formatCount } from '~/lib/numbers';

/** New rows wait for a click, because they would move the others. */
export function AsOf({ readAt, newCount, onShowNew }: Freshness) {
  return (
    <>
      <span aria-live="polite">
        {newCount > 0 && (
          <button type="button" className="text-button" onClick={onShowNew}>
            {`${formatCount(newCount)} new · show`}
          </button>
        )}
      </span>
      <span className="as-of">
        {readAt !== undefined && (
          <span>
            Updated{' '}
            <time dateTime={readAt} title={formatDateTime(readAt)}>
              {formatTime(readAt)}
            </time>
          </span>
        )}
      </span>
    </>
  );
}

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
