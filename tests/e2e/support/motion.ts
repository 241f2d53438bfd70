import type { Page } from '@playwright/test';

interface Watched {
  /** The roles of the overlays that were drawn away from their place. */
  moved?: Set<string>;
}

/** Notes the overlays that move from the first moment. */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved = new Set<string>();
    (window as Watched).moved = moved;
    const look = () => {
      for (const overlay of document.querySelectorAll('[role="dialog"], [role="alertdialog"]'))
        if (getComputedStyle(overlay).transform !== 'none') moved.add(overlay.role ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...((window as Watched).moved ?? [])]);
}
