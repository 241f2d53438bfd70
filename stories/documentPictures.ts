/** The text of a picture. */
export const drawing = (title: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#dfe7f2"/><text x="450" y="310" font-family="sans-serif" font-size="56" text-anchor="middle" fill="#22304a">${title}</text></svg>`;

/** A picture inside the code, so that no story depends on a file of the server. */
export const buildPicture = (title: string): string =>
  URL.createObjectURL(new Blob([drawing(title)], { type: 'image/svg+xml' }));

/** An address of this origin without a picture. */
export const brokenPicture = `blob:${location.origin}/00000000-0000-0000-0000-000000000000`;
