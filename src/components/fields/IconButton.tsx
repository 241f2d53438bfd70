import type { LucideIcon } from 'lucide-react';

export interface IconButtonProps {
  label: string;
  icon: LucideIcon;
  isDisabled?: boolean;
  isBordered?: boolean;
  /** The key that does the same. The tooltip names it. */
  shortcut?: string | undefined;
  onClick: () => void;
}

/** A button with only an icon. Its label is its accessible name and its tooltip. */
export function IconButton({ label, icon: Icon, isDisabled = false, isBordered = false, shortcut, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      disabled={isDisabled}
      data-bordered={isBordered ? '' : undefined}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
