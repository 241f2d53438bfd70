import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import facts from 'virtual:component-facts';
import type { ComponentFacts } from './componentFacts';

// Loaded when it is asked for.
const sources = import.meta.glob<string>('../src/{ui,list,app/frame,app/palette}/**/*.tsx', {
  query: '?raw',
  import: 'default',
});

function SourceOf({ file }: Pick<ComponentFacts, 'file'>) {
  const [code, setCode] = useState<string>();
  const load = () => void sources[`../${file}`]?.().then(setCode);
  return (
    <details onToggle={load}>
      <summary>
        <code>{file}</code>
      </summary>
      {code !== undefined && <Source code={code} language="tsx" dark />}
    </details>
  );
}

const shortNameOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '');

/** What the sources say about a component. */
export function Generated({ name }: { name: string }) {
  const found = facts[name];
  if (!found) return null;
  const { file, tokens, usedBy } = found;
  return (
    <dl className="docs-facts sb-unstyled">
      <dt>Tokens</dt>
      <dd>
        {tokens.length === 0 && 'None.'}
        {tokens.map((token) => (
          <code key={token}>{token}</code>
        ))}
      </dd>
      <dt>Used by</dt>
      <dd>
        {usedBy.length === 0 && 'Only the other components of its file.'}
        {usedBy.map((user) =>
          user.page === undefined ? (
            <span key={user.file}>{shortNameOf(user.file)}</span>
          ) : (
            <a key={user.file} href={user.page} target="_top">
              {shortNameOf(user.file)}
            </a>
          ),
        )}
      </dd>
      <dt>Source</dt>
      <dd>
        <SourceOf file={file} />
      </dd>
    </dl>
  );
}

/**
 * A story's code as it can be pasted: with what it needs to be imported, and with functions that do
 * nothing. Storybook writes those by the names that the build gave them. Storybook also passes in
 * what was returned before.
 */
export function pasteable(code: string): string {
  if (code.startsWith('import ')) return code;
  const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const imports = [...names].flatMap((name) => {
    const file = facts[name]?.file;
    return file === undefined ? [] : [`import { ${name} } from '${file.replace(/\.tsx$/, '')}';`];
  });
  const body = code.replaceAll(/function \w*\(\) ?\{\}/g, '() => {}');
  return imports.length === 0 ? body : `${imports.join('\n')}\n\n${body}`;
}
