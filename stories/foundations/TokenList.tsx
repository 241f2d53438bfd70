import { designTokens, propertiesOf } from './designTokens';
import { purposes } from './purposes';
import { TokenTable } from './TokenTable';

const isColor = (value: string | undefined) => value !== undefined && /^(#|rgb)/.test(value);

export interface TokenListProps {
  /** The stylesheet that has the tokens. */
  css: string;
}

/** Every token with its value in both themes, and all of them as a file for design tools. */
export function TokenList({ css }: TokenListProps) {
  const light = propertiesOf(css, 'light');
  const dark = propertiesOf(css, 'dark');
  const file = JSON.stringify(designTokens(css), null, 2);
  return (
    <TokenTable
      title={`${String(light.size)} tokens`}
      aside={
        <a
          href={`data:application/json,${encodeURIComponent(file)}`}
          download="design-tokens.json"
          target="_top"
        >
          Download as design-tokens.json
        </a>
      }
      label="Tokens"
      heads={['Token', 'For', 'Light', 'Dark']}
    >
      {[...light].map(([name, value]) => (
        <tr key={name}>
          <th scope="row">--{name}</th>
          <td style={{ whiteSpace: 'normal' }}>{purposes[name]}</td>
          {[value, dark.get(name)].map((one, at) => (
            <td key={at === 0 ? 'light' : 'dark'}>
              {isColor(one) && (
                <svg
                  aria-hidden
                  width="12"
                  height="12"
                  style={{ display: 'inline-block', verticalAlign: 'baseline' }}
                >
                  <rect width="12" height="12" fill={one} stroke="var(--line-strong)" />
                </svg>
              )}{' '}
              {one ?? <span className="muted">as in light</span>}
            </td>
          ))}
        </tr>
      ))}
    </TokenTable>
  );
}
