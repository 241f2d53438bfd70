/**
 * Returns a regular expression that matches only this text.
 * @param {string} text
 */
export const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
