import type { Pair } from './colourPairs';
import { contrast } from '../../src/domain/shell/accent';
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
    <TokenTable title={`${title}, at least ${String(least)} to 1`} label={title} heads={['Colour', 'On', 'Sample', 'Contrast']}>
      {pairs.map(({ colour, on }) => (
        <tr key={`${colour} ${on}`}>
          <th scope="row">{colour}</th>
          <td>{on}</td>
          <td style={{ background: `var(--${on})` }}>
            {least >= 4.5 ? (
              <span style={{ color: `var(--${colour})` }}>Volume $4,825,310.75</span>
            ) : (
              <svg width="64" height="12" aria-hidden>
                <rect width="64" height="12" rx="3" fill={`var(--${colour})`} />
              </svg>
            )}
          </td>
          <td>{contrast(readToken(colour), readToken(on)).toFixed(2)}</td>
        </tr>
      ))}
    </TokenTable>
  );
}
