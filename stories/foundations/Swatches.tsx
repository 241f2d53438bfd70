import type { Pair } from './colourPairs';
import { contrast } from '../../src/domain/values/contrast';
import { readToken } from './readToken';

export interface SwatchesProps {
  title: string;
  pairs: readonly Pair[];
  /** The minimum contrast of the pairs. */
  least: number;
}

/** Shows pairs of tokens with their contrast in the current theme. */
export function Swatches({ title, pairs, least }: SwatchesProps) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>
          {title}, at least {least} to 1
        </h2>
      </div>
      <table className="table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">On</th>
            <th scope="col">Sample</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </section>
  );
}
