const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

export interface TextLook {
  size?: number;
  bold?: boolean;
  fill?: string;
  anchor?: 'start' | 'end' | 'middle';
  mono?: boolean;
}

/** A line of text. Looks are attributes, because the console's policy allows no style. */
export function text(
  x: number,
  y: number,
  content: string,
  { size = 20, bold = false, fill = '#17202e', anchor, mono }: TextLook = {},
): string {
  const family =
    mono === true
      ? 'DejaVu Sans Mono, Menlo, Consolas, monospace'
      : 'Inter, Helvetica, Arial, sans-serif';
  const more = `${bold ? ' font-weight="700"' : ''}${anchor === undefined ? '' : ` text-anchor="${anchor}"`}`;
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}"${more}>${escaped(content)}</text>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

/** A whole drawing. 'SPECIMEN' lies over all of it. */
export function drawing(width: number, height: number, parts: string[]): string {
  const angle = -22;
  const size = Math.round(Math.min(width, height * 1.4) / 6);
  const mark =
    `<g transform="rotate(${angle} ${width / 2} ${height / 2})" opacity="0.17">` +
    text(width / 2, height / 2 + size / 3, 'SPECIMEN', {
      size,
      bold: true,
      fill: '#b3202c',
      anchor: 'middle',
    }) +
    '</g>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${parts.join('')}${mark}</svg>`
  );
}
