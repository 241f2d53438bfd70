// How the sign-off's file writes pictures: a line for each story, with its views. Apart from
// signoff.mjs, because the atlas reads it in the browser.

/**
 * @typedef {{ hash: string, signing: number }} Signed `signing`: the index in the file's `signings`
 */

/** @type {(stories: Record<string, string>) => Record<string, Signed>} */
export const readPictures = (stories) =>
  Object.fromEntries(
    Object.entries(stories).flatMap(([id, views]) =>
      views.split(', ').map((text) => {
        const [view = '', hash = '', signing] = text.split(' ');
        return [`${id}.${view}`, { hash, signing: Number(signing) }];
      }),
    ),
  );

/** @param {Record<string, Signed>} pictures by name: id.theme.width */
export function writtenPictures(pictures) {
  const stories = {};
  for (const name of Object.keys(pictures).sort()) {
    const [id, ...view] = name.split('.');
    const { hash, signing } = pictures[name];
    (stories[id] ??= []).push(`${view.join('.')} ${hash} ${signing}`);
  }
  return Object.fromEntries(Object.entries(stories).map(([id, views]) => [id, views.join(', ')]));
}
