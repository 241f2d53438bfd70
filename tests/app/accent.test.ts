import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentGrounds, accentStyle, contrast } from '~/app/firmConfig';

const tokensOf = (css: string, selector: string) => {
  const [, body = ''] = css.split(`${selector}{`);
  return Object.fromEntries(
    (body.split('}')[0] ?? '')
      .split(';')
      .map((declaration) => declaration.trim().replace(/^--/, '').split(':') as [string, string]),
  );
};

describe('the accent of a firm (R370)', () => {
  it.each(['#5140cf', '#0f6b5c', '#b3261e', '#1a5490', '#000000', '#7a4d00', '#8a1c7c'])(
    '%s can be read in both themes',
    (color) => {
      const style = accentStyle(color);
      if (!('css' in style)) throw new Error(style.problem);
      for (const [theme, selector] of [
        ['light', ':root'],
        ['dark', ":root[data-theme='dark']"],
      ] as const) {
        const tokens = tokensOf(style.css, selector);
        const { accent = '', 'accent-soft': soft = '', 'on-accent': on = '' } = tokens;
        for (const ground of [...Object.values(accentGrounds[theme]), soft])
          expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(on, accent)).toBeGreaterThanOrEqual(4.5);
      }
      expect(tokensOf(style.css, ':root')['accent']).toBe(color);
    },
  );

  it.each(['#ffffff', '#ffd400', '#8fd3ff', '#c0c0c0', '#ff7a00'])(
    '%s is refused: too pale on white',
    (color) =>
      expect(accentStyle(color)).toEqual({ problem: expect.stringContaining('light') as string }),
  );

  it('knows the backgrounds of the stylesheet', () => {
    const css = readFileSync('src/ui/theme/tokens.css', 'utf8')
      .replace(/\s+\{/g, '{')
      .replace(/^ +/gm, '');
    for (const [theme, selector] of [
      ['light', ':root'],
      ['dark', ":root[data-theme='dark']"],
    ] as const)
      for (const [name, ground] of Object.entries(accentGrounds[theme])) {
        const [, body = ''] = css.split(`\n${selector}{`);
        expect(new RegExp(`--${name}: (#\\w+);`).exec(body)?.[1]).toBe(ground);
      }
  });
});
