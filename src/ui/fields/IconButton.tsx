import type { LucideIcon } from 'lucide-react';
import { onRest } from '../onRest';

export interface IconButtonProps {
  /** What it does: its name, and its tooltip. */
  label: string;
  /** The picture beside the text. A screen reader skips it. */
  icon: LucideIcon;
  /** It can’t be used now. */
  isDisabled?: boolean;
  /** Draws a border, beside other controls with one. */
  isBordered?: boolean;
  /** The key that does the same. The tooltip names it. */
  shortcut?: string | undefined;
  /**
   * Called when the pointer or the focus has rested on it for 60 ms: time to read what it will
   * show.
   */
  onAim?: (() => void) | undefined;
  /** Called when it is pressed. */
  onClick: () => void;
}

/** A button with only an icon. Its label is its accessible name and its tooltip. */
export function IconButton({
  label,
  icon: Icon,
  isDisabled = false,
  isBordered = false,
  shortcut,
  onAim,
  onClick,
}: IconButtonProps) {
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
      {...(onAim && onRest(onAim))}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
