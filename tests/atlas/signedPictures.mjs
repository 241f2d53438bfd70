// How the sign-off's file writes a picture. Apart from signoff.mjs, because the atlas reads it in
// the browser.

/**
 * @typedef {{ hash: string, signing: number }} Signed `signing`: the index in the file's `signings`
 */

/** @type {(pictures: Record<string, string>) => Record<string, Signed>} */
export const readPictures = (pictures) =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, text]) => {
      const [hash = '', signing] = text.split(' ');
      return [name, { hash, signing: Number(signing) }];
    }),
  );

/** @param {Signed} picture */
export const writtenPicture = ({ hash, signing }) => `${hash} ${signing}`;
