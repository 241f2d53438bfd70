import type { LucideIcon } from 'lucide-react';
import { onRest } from '../onRest';
import type { MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';

export interface IconButtonProps {
  label: string;
  icon: LucideIcon;
  isDisabled?: boolean;
  isBordered?: boolean;
  shortcut?: string | undefined;
  /**
   * Called when the pointer or focus has rested for 60 ms, so that there is time to load what the
   * button will show.
   */
  onAim?: (() => void) | undefined;
  onClick: () => void;
}

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

/**
 * False for the second click of a double click: by then, the button under the pointer may be one of
 * a dialog that the first click opened, or of the next record.
 */
export const isFirstClick = ({ detail }: MouseEvent): boolean => detail < 2;

export const onFirstClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (isFirstClick(event)) act();
  };

export interface ButtonProps {
  children: ReactNode;
  icon?: LucideIcon;
  variant?: 'solid' | 'outline' | 'ghost';
  tone?: 'bad';
  type?: 'button' | 'submit';
  form?: string;
  isDisabled?: boolean;
  isBusy?: boolean;
  /**
   * Keeps the focus while busy, for buttons that may be pressed again. A press then does nothing.
   */
  isEnabledWhileBusy?: boolean;
  describedBy?: string;
  /** The key that does the same, as in `aria-keyshortcuts`. It is shown in the button. */
  shortcut?: string | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  icon: Icon,
  variant = 'solid',
  tone,
  type = 'button',
  form,
  isDisabled = false,
  isBusy = false,
  isEnabledWhileBusy = false,
  describedBy,
  shortcut,
  onClick,
  ref,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      form={form}
      className="button"
      data-variant={variant}
      data-tone={tone}
      disabled={isDisabled || (isBusy && !isEnabledWhileBusy)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      aria-keyshortcuts={shortcut}
      onClick={isBusy ? undefined : onClick}
    >
      {Icon && <Icon size={16} aria-hidden />}
      {children}
      {shortcut && (
        <>
          {' '}
          <kbd aria-hidden>{shortcut}</kbd>
        </>
      )}
    </button>
  );
}
