import { contrast } from '../../src/domain/values/contrast';
import type { Pair } from './colourPairs';
import { propertiesOf, type Theme } from './designTokens';

export interface ContrastMatrixProps {
  /** What the pairs are. */
  title: string;
  pairs: readonly Pair[];
  /** The minimum contrast of the pairs. */
  least: number;
  /** The console's own stylesheet. */
  css: string;
  /** The brands, and what each changes in that stylesheet. */
  brands: readonly { title: string; css: string }[];
}

const themes: readonly Theme[] = ['light', 'dark'];

/** The value of a token for a brand in a theme. */
function resolver(css: string, brand: string, theme: Theme) {
  const layers = [propertiesOf(brand, theme), propertiesOf(css, theme), propertiesOf(brand, 'light'), propertiesOf(css, 'light')];
  return (name: string) => layers.find((layer) => layer.has(name))?.get(name) ?? '';
}

/** The contrast of each pair of tokens in both themes and for every brand, whatever the toolbar says. */
export function ContrastMatrix({ title, pairs, least, css, brands }: ContrastMatrixProps) {
  const columns = brands.flatMap((brand) =>
    themes.map((theme) => ({ key: `${brand.title}, ${theme}`, valueOf: resolver(css, brand.css, theme) })),
  );
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>
          {title}, at least {least} to 1
        </h2>
      </div>
      <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Color on background</th>
              {columns.map(({ key }) => (
                <th key={key} scope="col">
                  {key}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ colour, on }) => (
              <tr key={`${colour} ${on}`}>
                <th scope="row">
                  {colour} on {on}
                </th>
                {columns.map(({ key, valueOf }) => {
                  const ratio = contrast(valueOf(colour), valueOf(on));
                  return (
                    <td key={key} data-ratio={ratio}>
                      <svg aria-hidden width="20" height="12">
                        <rect width="20" height="12" fill={valueOf(on)} />
                        <rect x="5" y="3" width="10" height="6" fill={valueOf(colour)} />
                      </svg>{' '}
                      {ratio.toFixed(2)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
