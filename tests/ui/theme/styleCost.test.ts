import { expect, it } from 'vitest';
import { read, writtenFiles } from '../../architecture/tree';

const sheets = writtenFiles.filter((file) => /^src\/.*\.css$/.test(file));

// With it, the browser computes the style of every element anew after each change of the page: half
// a second a click at a quarter of the speed. A component marks the root instead (useRootMark).
it('asks the root for no descendant', () => {
  expect(sheets.length).toBeGreaterThan(10);
  const asked = sheets.flatMap((file) =>
    [
      ...read(file).matchAll(/(?:^|[\s,}(])((?:html|body|:root|#root)[^\s,{>+~]*:has\([^{]*)\{/gm),
    ].map(([, selector]) => `${file}: ${selector}`),
  );
  expect(asked).toEqual([]);
});
