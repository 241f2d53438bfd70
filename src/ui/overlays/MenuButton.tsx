import { useId, useState, type ReactNode } from 'react';
import type { ButtonProps } from '../fields/Button';
import { loadable } from '../loadable';
import type { MenuEntry } from './MenuPanel';

const MenuPanel = loadable(() => import('./MenuPanel'), 'MenuPanel');

interface MenuButtonProps {
  label: string;
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  className?: string;
  /** Use only with a `className` that contains 'button'. */
  variant?: ButtonProps['variant'];
  isCurrent?: boolean;
  children: ReactNode;
}

export function MenuButton({
  label,
  entries,
  className,
  variant,
  isCurrent,
  children,
}: MenuButtonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => setIsOpen((wasOpen) => !wasOpen);
  return (
    <>
      <button
        type="button"
        id={id}
        className={className}
        data-variant={variant}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-current={isCurrent ? '' : undefined}
        onPointerEnter={MenuPanel.prepare}
        onFocus={MenuPanel.prepare}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && (
        <MenuPanel
          triggerId={id}
          label={label}
          entries={typeof entries === 'function' ? entries() : entries}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
