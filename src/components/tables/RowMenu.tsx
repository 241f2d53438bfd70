import { memo } from 'react';
import { loadableOverlay } from '../loadable';
import type { MenuEntry } from '../overlays/menuEntries';

const MenuPanel = loadableOverlay(() => import('../overlays/MenuPanel').then((module) => module.MenuPanel));

/** Fetches the menu's code ahead of its first use. */
export const prepareRowMenu = () => {
  void MenuPanel.preload().catch(() => undefined);
};

// One element for all rows: React has nothing to compare in it.
const dots = (
  <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden>
    <path d="M3.5 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M9 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M14.5 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3" />
  </svg>
);

export interface RowMenuProps {
  id: string;
  label: string;
  /** The menu's entries while it is open. */
  open: readonly MenuEntry[] | undefined;
  onClose: () => void;
}

/** A row's menu button, and in the same cell the menu while it is open. The table, not the button, listens for the click. */
export const RowMenu = memo(function RowMenu({ id, label, open, onClose }: RowMenuProps) {
  return (
    <>
      <button type="button" id={id} className="icon-button" aria-label={label} aria-haspopup="menu" aria-expanded={open !== undefined} data-row-menu>
        {dots}
      </button>
      {open && <MenuPanel triggerId={id} label={label} entries={open} onClose={onClose} />}
    </>
  );
});
