import { Skeleton } from '../../ui/feedback/states';
import type { Detail } from '../../ui/layout/DetailList';

/** Figures side by side, each under its name. The size doesn't change while they load. */
export function FigureStrip({ figures }: { figures: readonly Detail[] }) {
  return (
    <dl className="figure-strip">
      {figures.map(({ label, value, placeholder = 72 }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value === undefined ? (
              <Skeleton width={placeholder} />
            ) : typeof value === 'string' ? (
              <bdi>{value}</bdi>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
