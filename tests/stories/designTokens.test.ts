import { expect, it } from 'vitest';
import { designTokens, propertiesOf } from '../../stories/foundations/designTokens';
import { purposes } from '../../stories/foundations/purposes';
import { read } from '../architecture/tree';

const css = read('src/ui/theme/tokens.css');
const tokens = designTokens(css);

it.each(['light', 'dark'] as const)(
  'has every property of the %s theme, except what CSS computes',
  (theme) => {
    const properties = [...propertiesOf(css, theme)];
    expect(properties.length).toBeGreaterThan(30);
    const computed = properties
      .filter(([, value]) => /^(calc|max|min|clamp)\(/.test(value))
      .map(([name]) => name);
    expect(properties.map(([name]) => name).filter((name) => !(name in tokens[theme]))).toEqual(
      computed,
    );
  },
);

it('says what each token is for', () => {
  const names = [...propertiesOf(css, 'light').keys()];
  expect(Object.keys(purposes).sort()).toEqual(names.sort());
});

it('writes each kind as the format has it', () => {
  expect(tokens.light['bg']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.957, 0.957, 0.965], alpha: 1 },
  });
  expect(tokens.light['scrim']?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.059, 0.059, 0.098],
    alpha: 0.45,
  });
  expect(tokens.light['text-xs']).toEqual({
    $type: 'dimension',
    $value: { value: 0.75, unit: 'rem' },
  });
  expect(tokens.light['medium']).toEqual({ $type: 'fontWeight', $value: 550 });
  expect(tokens.light['font']).toEqual({
    $type: 'fontFamily',
    $value: ['Inter Variable', 'system-ui', 'sans-serif'],
  });
  expect(tokens.dark['shadow-1']).toEqual({ $type: 'shadow', $value: [] });
  expect(tokens.dark['shadow-3']?.$value).toEqual([
    {
      color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.6 },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 16, unit: 'px' },
      blur: { value: 48, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    },
    {
      color: '{dark.line}',
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 0, unit: 'px' },
      blur: { value: 0, unit: 'px' },
      spread: { value: 1, unit: 'px' },
    },
  ]);
});
