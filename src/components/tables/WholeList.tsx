import { formatDateTime, formatTime } from '../../domain/values/dates';
import type { Freshness, WholeView } from '../../domain/values/load';
import { newRowsText } from '../../messages/lists';

export interface WholeListProps {
  /** How much of the list is read. */
  whole: WholeView;
  /** Without it nothing is said of how fresh the rows are. */
  fresh?: Freshness;
}

/** When the rows were read, and the way to newer ones: they would move those that are shown (R403). */
export function AsOf({ readAt, newCount, onShowNew }: Freshness) {
  return (
    <>
      <span aria-live="polite">
        {newCount > 0 && (
          <button type="button" className="text-button" onClick={onShowNew}>
            {newRowsText(newCount)}
          </button>
        )}
      </span>
      <span className="as-of">
        {readAt !== undefined && (
          <>
            as of{' '}
            <time dateTime={readAt} title={formatDateTime(readAt)}>
              {formatTime(readAt)}
            </time>
          </>
        )}
      </span>
    </>
  );
}

/** What the filters act on, with a switch from the loaded page to the whole list. It has its place before the rows are there. */
export function WholeList({ whole: { isOn, isReading, note, onChange, onReadAgain }, fresh }: WholeListProps) {
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
        <input type="checkbox" role="switch" name="whole" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        Whole list
      </label>
    </div>
  );
}
