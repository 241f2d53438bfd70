import { expect, it } from 'vitest';
import { comparePictures } from './compare.mjs';

const width = 120;
const height = 40;
type Paint = (x: number, y: number) => number;

/** A gray picture. `paint` gives the brightness of a pixel. */
function picture(paint: Paint, size = { width, height }) {
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (let at = 0; at < size.width * size.height; at += 1)
    data.fill(paint(at % size.width, Math.floor(at / size.width)), at * 4, at * 4 + 3);
  return { ...size, data };
}

// Five by seven pixels, like a font in a thumbnail.
const glyphs: Record<string, readonly string[]> = {
  P: ['####.', '#...#', '#...#', '####.', '#....', '#....', '#....'],
  A: ['.###.', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  I: ['.###.', '..#..', '..#..', '..#..', '..#..', '..#..', '.###.'],
  D: ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  U: ['#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
};

/** A word in black on white, drawn `shift` of a pixel to the right, smoothed. */
const word =
  (text: string, shift = 0): Paint =>
  (x, y) => {
    const ink = (column: number) =>
      glyphs[text[Math.floor((column - 10) / 7)] ?? '']?.[y - 12]?.[(column - 10) % 7] === '#'
        ? 1
        : 0;
    return 255 - 235 * (ink(x) * (1 - shift) + ink(x - 1) * shift);
  };

it('finds nothing between a picture and itself', () =>
  expect(comparePictures(picture(word('PAID')), picture(word('PAID')))).toMatchObject({
    isSame: true,
    changed: 0,
    share: 0,
  }));

it('ignores font smoothing and compression', () => {
  const noisy: Paint = (x, y) => word('PAID')(x, y) + (((x * 7 + y * 13) % 9) - 4) * 3;
  expect(comparePictures(picture(word('PAID')), picture(noisy)).isSame).toBe(true);
});

it.each([0.25, 0.5, 1])('ignores that a word moved by %d of a pixel', (shift) =>
  expect(comparePictures(picture(word('PAID')), picture(word('PAID', shift))).isSame).toBe(true),
);

it.each([
  ['PAID', 'PAUD'],
  ['PAID', 'PAI'],
  ['', 'PAID'],
  ['PAID', 'DUE'],
])("sees that '%s' became '%s'", (before, after) => {
  const { isSame, changed, mask } = comparePictures(picture(word(before)), picture(word(after)));
  expect(isSame).toBe(false);
  expect(mask.reduce((sum, one) => sum + one, 0)).toBe(changed);
});

it('sees another color of a button, and a line that moved by three pixels', () => {
  const button =
    (gray: number): Paint =>
    (x, y) =>
      x > 20 && x < 60 && y > 10 && y < 30 ? gray : 255;
  expect(comparePictures(picture(button(120)), picture(button(170)))).toMatchObject({
    isSame: false,
  });
  const line =
    (at: number): Paint =>
    (_x, y) =>
      y === at ? 0 : 255;
  expect(comparePictures(picture(line(10)), picture(line(13)))).toMatchObject({ isSame: false });
});

it('finds what is the same in a picture of another size, and what only one of them has', () => {
  const { isSame, changed, sizes, share, mask } = comparePictures(
    picture(word('PAID')),
    picture((x, y) => (y < height ? word('PAID')(x, y) : 255), { width, height: height + 5 }),
  );
  expect({ isSame, changed, sizes }).toEqual({
    isSame: false,
    changed: width * 5,
    sizes: '120 × 40 → 120 × 45',
  });
  expect(share).toBeCloseTo(5 / 45);
  expect(mask.indexOf(1)).toBe(width * height);
});
