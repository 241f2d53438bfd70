import { purposes } from './purposes';
import { readToken } from './readToken';
import { Panel } from '~/ui/layout/Layout';

/** A text of the console in each size. */
const samples: Record<string, string> = {
  'text-xs': '99+',
  'text-s': 'amara.okafor@example.com',
  'text-m': 'Amara Okafor · $1,250.50 · Pending',
  'text-l': 'Recent Activity',
  'text-xl': 'All Users',
  'text-2xl': '$4,825,310.75',
};

export interface ScaleProps {
  title: string;
  /** The tokens, smallest first. */
  tokens: readonly string[];
  /** 'type' shows a line of text, 'space' a bar of that length. */
  shows: 'type' | 'space';
}

/** Shows the tokens of one kind in their real size. */
export function Scale({ title, tokens, shows }: ScaleProps) {
  return (
    <Panel title={title}>
      <dl className="stack">
        {tokens.map((token) => (
          <div key={token}>
            <dt className="muted">
              {token} · {readToken(token)} · {purposes[token]}
            </dt>
            <dd style={shows === 'type' ? { fontSize: `var(--${token})` } : undefined}>
              {shows === 'type' ? (
                samples[token]
              ) : (
                <svg aria-hidden height="12" style={{ width: `var(--${token})` }}>
                  <rect width="100%" height="12" fill="var(--accent)" />
                </svg>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
