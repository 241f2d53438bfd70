/** A token in the format of the W3C's Design Tokens community group. */
interface Token {
  $type: string;
  $value: unknown;
}
type Group = Record<string, Token>;
export type Theme = 'light' | 'dark';

const blocks: Record<Theme, RegExp> = {
  light: /:root\s*\{([^}]*)\}/,
  dark: /:root\[data-theme='dark'\]\s*\{([^}]*)\}/,
};

/** The custom properties that a stylesheet sets for a theme, without the dashes, in its order. */
export function propertiesOf(css: string, theme: Theme): Map<string, string> {
  const body = blocks[theme].exec(css.replaceAll(/\/\*[^]*?\*\//g, ''))?.[1] ?? '';
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim().replaceAll(/\s+/g, ' '),
    ]),
  );
}

const share = (channel: number) => Math.round((channel / 255) * 1000) / 1000;

/** '#rrggbb' or 'rgb(r g b / a%)'. */
function color(value: string): object | undefined {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
    .exec(value)
    ?.slice(1)
    .map((pair) => Number.parseInt(pair, 16));
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)?.slice(1).map(Number);
  const [red, green, blue] = hex ?? rgb ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(share),
    alpha: rgb ? (rgb[3] ?? 100) / 100 : 1,
  };
}

/** '4px', '0.75rem' or '0'. */
function dimension(value: string): object | undefined {
  const [, number, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(value) ?? [];
  return number === undefined ? undefined : { value: Number(number), unit };
}

function shadow(value: string, theme: Theme): object[] {
  const layers = value === 'none' ? [] : value.split(/,(?![^(]*\))/).map((layer) => layer.trim());
  return layers.map((layer) => {
    const paint = /(rgb\([^)]*\)|var\(--[\w-]+\))$/.exec(layer)?.[0] ?? '';
    const [offsetX, offsetY, blur, spread] = layer
      .replace(paint, '')
      .trim()
      .split(' ')
      .map(dimension);
    const alias = /^var\(--([\w-]+)\)$/.exec(paint)?.[1];
    return {
      color: alias ? `{${theme}.${alias}}` : color(paint),
      offsetX,
      offsetY,
      blur,
      spread: spread ?? dimension('0'),
    };
  });
}

function tokenOf(name: string, value: string, theme: Theme): Token | undefined {
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: shadow(value, theme) };
  if (name.startsWith('font'))
    return {
      $type: 'fontFamily',
      $value: value.split(',').map((one) => one.trim().replaceAll("'", '')),
    };
  if (/^\d{3}$/.test(value)) return { $type: 'fontWeight', $value: Number(value) };
  const paint = color(value);
  if (paint) return { $type: 'color', $value: paint };
  const length = dimension(value);
  return length && { $type: 'dimension', $value: length };
}

function groupOf(css: string, theme: Theme): Group {
  const tokens = [...propertiesOf(css, theme)].map(
    ([name, value]) => [name, tokenOf(name, value, theme)] as const,
  );
  return Object.fromEntries(tokens.flatMap(([name, token]) => (token ? [[name, token]] : [])));
}

/**
 * The tokens of a stylesheet, for design tools. `dark` has what differs in the dark theme. What CSS
 * computes from others (`calc`, `max`) is no token.
 */
export const designTokens = (css: string): Record<Theme, Group> => ({
  light: groupOf(css, 'light'),
  dark: groupOf(css, 'dark'),
});
