import type { Pair } from './colorPairs';
import { contrast } from '../../src/app/firmConfig';
import { readToken } from './readToken';
import { TokenTable } from './TokenTable';

export interface SwatchesProps {
  title: string;
  pairs: readonly Pair[];
  /** The minimum contrast of the pairs. */
  least: number;
}

/** Shows pairs of tokens with their contrast in the current theme. */
export function Swatches({ title, pairs, least }: SwatchesProps) {
  return (
    <TokenTable
      title={`${title}, at least ${String(least)} to 1`}
      label={title}
      heads={['Color', 'On', 'Sample', 'Contrast']}
    >
      {pairs.map(({ color, on }) => (
        <tr key={`${color} ${on}`}>
          <th scope="row">{color}</th>
          <td>{on}</td>
          <td style={{ background: `var(--${on})` }}>
            {least >= 4.5 ? (
              <span style={{ color: `var(--${color})` }}>Volume $4,825,310.75</span>
            ) : (
              <svg width="64" height="12" aria-hidden>
                <rect width="64" height="12" rx="3" fill={`var(--${color})`} />
              </svg>
            )}
          </td>
          <td>{contrast(readToken(color), readToken(on)).toFixed(2)}</td>
        </tr>
      ))}
    </TokenTable>
  );
}
