/**
 * Puts the firm's custom properties over those of the stylesheet. '' removes them. An old browser
 * keeps the console's own.
 */
export function applyFirmStyle(css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  } catch {
    // No constructable stylesheets.
  }
}
