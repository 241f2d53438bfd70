// Runs in the page of render.mjs, where the browser decodes, encodes and compares.
const bytesOf = (base64) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

async function base64Of(canvas, quality = 0.82) {
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

async function draw(base64) {
  const bitmap = await createImageBitmap(new Blob([bytesOf(base64)]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  return { canvas, context, picture: context.getImageData(0, 0, bitmap.width, bitmap.height) };
}

globalThis.encodePicture = async (base64) => base64Of((await draw(base64)).canvas);

/** The changed pixels in red, on a faded picture of how it looks now. */
globalThis.compareFiles = async (before, after) => {
  const now = await draw(after);
  const { mask, width, height, ...result } = comparePictures(
    (await draw(before)).picture,
    now.picture,
  );
  if (result.isSame) return result;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(now.canvas, 0, 0);
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  for (let at = 0; at < mask.length; at += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      data[at * 4 + channel] = mask[at]
        ? [224, 36, 64][channel]
        : 210 + (data[at * 4 + channel] - 128) * 0.3;
  }
  context.putImageData(picture, 0, 0);
  return { ...result, difference: await base64Of(canvas) };
};
