import { formatDateTime, formatTime } from '~/lib/dates';
import type { Freshness } from '~/lib/load';
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
