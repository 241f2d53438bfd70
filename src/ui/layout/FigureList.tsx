import { Skeleton } from '../feedback/states';
import type { Detail } from './DetailList';
import { Grid } from './Layout';

interface FigureListProps {
  className: string;
  details: readonly Pick<Detail, 'label' | 'value'>[];
}

/** Shows labels above their figures, side by side. */
export const FigureList = ({ className, details }: FigureListProps) => (
  <Grid as="dl" gap={3} className={className}>
    {details.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value === undefined ? (
            <Skeleton width={64} />
          ) : typeof value === 'string' ? (
            <bdi>{value}</bdi>
          ) : (
            value
          )}
        </dd>
      </div>
    ))}
  </Grid>
);
