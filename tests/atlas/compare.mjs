// Compares two pictures of the same view. It runs in Node and also injected in a page, so it uses
// only numbers.

/**
 * How much two equal colors may differ (of 255, in any channel). Compression and font smoothing
 * change them this much.
 */
const CLOSE = 16;
/** How many pixels of a picture may differ: fewer than in a changed letter. */
const ALLOWED = 6;

/** @typedef {{ width: number, height: number, data: Uint8ClampedArray | Uint8Array }} Picture */

/**
 * Each pixel becomes the mean of those around it. This removes font smoothing within a stroke but
 * keeps the stroke.
 */
function blur({ width, height, data }) {
  const mean = new Uint8ClampedArray(data.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        let count = 0;
        for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1) {
          for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
            sum += data[(v * width + u) * 4 + channel];
            count += 1;
          }
        }
        mean[(y * width + x) * 4 + channel] = sum / count;
      }
    }
  }
  return { width, height, data: mean };
}

/**
 * The largest difference in a channel between pixel `i` of one picture and pixel `j` of the other.
 */
const distance = (a, b, i, j) =>
  Math.max(Math.abs(a[i] - b[j]), Math.abs(a[i + 1] - b[j + 1]), Math.abs(a[i + 2] - b[j + 2]));

/**
 * Whether a pixel of `one` is between the darkest and the lightest of `other` there and around it.
 * An edge that moved by less than a pixel is.
 */
function fitsInto(other, one, x, y) {
  const at = (y * one.width + x) * 4;
  for (let channel = 0; channel < 3; channel += 1) {
    let least = 255;
    let most = 0;
    for (let v = Math.max(0, y - 1); v <= Math.min(one.height - 1, y + 1); v += 1) {
      for (let u = Math.max(0, x - 1); u <= Math.min(one.width - 1, x + 1); u += 1) {
        const value = other.data[(v * one.width + u) * 4 + channel];
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    }
    const value = one.data[at + channel];
    if (value < least - CLOSE || value > most + CLOSE) return false;
  }
  return true;
}

/** A picture on a larger white canvas. */
function onCanvas({ width, height, data }, size) {
  if (width === size.width && height === size.height) return { width, height, data };
  const larger = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    larger.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * size.width * 4);
  return { ...size, data: larger };
}

/**
 * Which pixels changed between two pictures: what was added and what was removed. If their sizes
 * differ, they are compared on a canvas that holds both, and what only one of them has is changed.
 * @param {Picture} before
 * @param {Picture} after
 * @returns {{ isSame: boolean, changed: number, share: number, mask: Uint8Array, width: number,
 * height: number, sizes?: string }}
 * `share` is the part of all pixels; `sizes` tells both, if they differ
 */
export function comparePictures(before, after) {
  const size = {
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  };
  const both = compareBlurred(blur(onCanvas(before, size)), blur(onCanvas(after, size)));
  if (before.width === after.width && before.height === after.height) return both;
  const { mask } = both;
  const isIn = (picture, x, y) => x < picture.width && y < picture.height;
  for (let at = 0; at < mask.length; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    if (isIn(before, x, y) !== isIn(after, x, y)) mask[at] = 1;
  }
  const changed = mask.reduce((sum, one) => sum + one, 0);
  const sizes = [before, after].map(({ width, height }) => `${width} × ${height}`).join(' → ');
  return { ...both, isSame: false, changed, share: changed / mask.length, sizes };
}

function compareBlurred(before, after) {
  const { width, height } = after;
  const mask = new Uint8Array(width * height);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (
        distance(before.data, after.data, at, at) <= CLOSE ||
        (fitsInto(after, before, x, y) && fitsInto(before, after, x, y))
      )
        continue;
      mask[y * width + x] = 1;
      changed += 1;
    }
  }
  return {
    isSame: changed <= ALLOWED,
    changed,
    share: changed / (width * height),
    mask,
    width,
    height,
  };
}
