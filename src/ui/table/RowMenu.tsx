import { memo } from 'react';
import { loadableOverlay } from '../loadable';
import type { MenuEntry } from '../overlays/MenuPanel';

const MenuPanel = loadableOverlay(() =>
  import('../overlays/MenuPanel').then((module) => module.MenuPanel),
);

/** Loads the menu's code before it is first needed. */
export const prepareRowMenu = MenuPanel.prepare;

export interface RowMenuProps {
  /** The id of the menu that it opens. */
  id: string;
  /** What the menu is about: ‘Actions for Amara Okafor’. */
  label: string;
  /** The menu's entries while it is open; undefined while it is closed. */
  open: readonly MenuEntry[] | undefined;
  /** Called when it should close. */
  onClose: () => void;
}

/** A row's menu button, and the menu while it is open. The table handles the click. */
export const RowMenu = memo(function RowMenu({ id, label, open, onClose }: RowMenuProps) {
  return (
    <>
      <button
        type="button"
        id={id}
        className="icon-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        data-row-menu
      />
      {open && <MenuPanel triggerId={id} label={label} entries={open} onClose={onClose} />}
    </>
  );
});
