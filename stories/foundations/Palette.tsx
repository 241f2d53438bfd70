import { Panel } from '~/ui/layout/Layout';
import { propertiesOf } from './designTokens';
import { purposes } from './purposes';

const groups: readonly [title: string, tokens: RegExp][] = [
  ['Grounds and lines', /^(bg|surface|sunken|raised|hover|line|line-strong)$/],
  ['Text', /^ink/],
  ['Accent, buttons, focus', /accent|solid|focus|^on-bad$/],
  ['Status', /^(ok|warn|bad|info|neutral)(-soft|-mark)?$/],
];

/** The colors of the theme that the toolbar shows, in groups, large enough to compare. */
export function Palette({ css }: { css: string }) {
  const names = [...propertiesOf(css, 'light').keys()];
  return (
    <div className="stack">
      {groups.map(([title, tokens]) => (
        <Panel key={title} title={title}>
          <ul
            style={{
              display: 'grid',
              gap: 16,
              gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
            }}
          >
            {names
              .filter((name) => tokens.test(name))
              .map((name) => (
                <li key={name}>
                  <svg aria-hidden width="100%" height="56">
                    <rect
                      width="100%"
                      height="56"
                      rx="8"
                      fill={`var(--${name})`}
                      stroke="var(--line-strong)"
                    />
                  </svg>
                  <strong>{name}</strong>
                  <p className="muted">{purposes[name]}</p>
                </li>
              ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
