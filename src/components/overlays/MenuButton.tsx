import { useId, useState, type ReactNode } from 'react';
import { loadableOverlay } from '../loadable';
import type { MenuEntry } from './menuEntries';

const MenuPanel = loadableOverlay(() => import('./MenuPanel').then((module) => module.MenuPanel));

const prepare = () => {
  void MenuPanel.preload().catch(() => undefined);
};

export interface MenuButtonProps {
  /** The button's accessible name, and the menu's. */
  label: string;
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  className?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A plain button that opens a menu of entries. Costs a button until it is used. */
export function MenuButton({ label, entries, className, isCurrent, children }: MenuButtonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => {
    setIsOpen((wasOpen) => !wasOpen);
  };
  return (
    <>
      <button
        type="button"
        id={id}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-current={isCurrent ? '' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && <MenuPanel triggerId={id} label={label} entries={typeof entries === 'function' ? entries() : entries} onClose={() => { setIsOpen(false); }} />}
    </>
  );
}
