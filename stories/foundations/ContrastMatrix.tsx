import { contrast } from '~/app/firmConfig';
import type { Pair } from './colorPairs';
import { propertiesOf, type Theme } from './designTokens';
import { TokenTable } from './TokenTable';

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
  const layers = [
    propertiesOf(brand, theme),
    propertiesOf(css, theme),
    propertiesOf(brand, 'light'),
    propertiesOf(css, 'light'),
  ];
  return (name: string) => layers.find((layer) => layer.has(name))?.get(name) ?? '';
}

/**
 * The contrast of each pair of tokens in both themes and for every brand, whatever the toolbar
 * says.
 */
export function ContrastMatrix({ title, pairs, least, css, brands }: ContrastMatrixProps) {
  const columns = brands.flatMap((brand) =>
    themes.map((theme) => ({
      key: `${brand.title}, ${theme}`,
      valueOf: resolver(css, brand.css, theme),
    })),
  );
  return (
    <TokenTable
      title={`${title}, at least ${String(least)} to 1`}
      label={title}
      heads={['Color on background', ...columns.map(({ key }) => key)]}
    >
      {pairs.map(({ color, on }) => (
        <tr key={`${color} ${on}`}>
          <th scope="row">
            {color} on {on}
          </th>
          {columns.map(({ key, valueOf }) => {
            const ratio = contrast(valueOf(color), valueOf(on));
            return (
              <td key={key} data-ratio={ratio}>
                <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
                  <svg aria-hidden width="32" height="22">
                    <rect width="32" height="22" rx="4" fill={valueOf(on)} stroke="var(--line)" />
                    {least >= 4.5 ? (
                      <text x="16" y="16" textAnchor="middle" fontSize="14" fill={valueOf(color)}>
                        Aa
                      </text>
                    ) : (
                      <rect x="10" y="7" width="12" height="8" fill={valueOf(color)} />
                    )}
                  </svg>
                  {ratio.toFixed(2)}
                </span>
              </td>
            );
          })}
        </tr>
      ))}
    </TokenTable>
  );
}
