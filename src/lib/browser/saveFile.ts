/**
 * How long the browser gets to start saving, in milliseconds. After that the bytes are released.
 */
const keptMs = 60_000;

/** Saves a file on the admin's disk. `type` is the media type of a text. */
export function saveFile(
  name: string,
  content: Blob | string,
  type = 'text/plain;charset=utf-8',
): void {
  const href = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type }) : content,
  );
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}

/**
 * Opens a file of another origin in a new tab, which saves it if it can't show it. The address must
 * have been checked.
 */
export function openToSave(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer', download: '' });
  link.click();
}
