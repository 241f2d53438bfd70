import type { LucideIcon } from 'lucide-react';

export interface IconButtonProps {
  label: string;
  icon: LucideIcon;
  isDisabled?: boolean;
  isBordered?: boolean;
  onClick: () => void;
}

/** A button with only an icon. Its label is its accessible name and its tooltip. */
export function IconButton({ label, icon: Icon, isDisabled = false, isBordered = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      data-bordered={isBordered ? '' : undefined}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
