import type { RefObject } from 'react';
import { useKeyCommands } from '../../components/useKeyCommands';

/** While a dialog or a menu is open the keys are its own. */
const isOverlayOpen = () => document.querySelector('[aria-modal="true"], [role="menu"]') !== null;

/** J and K go through the rows, from the selected one on; R goes to the message box. Enter opens a row by its link. */
export function useTicketKeys(body: RefObject<HTMLTableSectionElement | null>, selectedPlace: number): void {
  const move = (step: 1 | -1) => {
    if (isOverlayOpen()) return;
    const rows = [...(body.current?.rows ?? [])];
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const here = focused < 0 ? selectedPlace : focused;
    const next = here < 0 ? 0 : Math.min(Math.max(here + step, 0), rows.length - 1);
    rows[next]?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true });
    rows[next]?.scrollIntoView({ block: 'nearest' });
  };
  useKeyCommands(
    {
      j: () => { move(1); },
      k: () => { move(-1); },
      r: () => {
        if (!isOverlayOpen()) document.querySelector<HTMLElement>('#main .composer textarea')?.focus();
      },
    },
    true,
  );
}
