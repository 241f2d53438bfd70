import { RefreshCw, type LucideIcon } from 'lucide-react';
import { onRest } from '../onRest';
import type { MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';

interface RefreshButtonProps {
  /** It is being read: the button is busy. */
  isRefreshing: boolean;
  /** Reads it again. */
  onRefresh: () => void;
}

/** Reads the shown data again. The data stays visible meanwhile. */
export function RefreshButton({ isRefreshing, onRefresh }: RefreshButtonProps) {
  return (
    <Button variant="outline" isBusy={isRefreshing} isEnabledWhileBusy onClick={onRefresh}>
      <RefreshCw size={16} aria-hidden className={isRefreshing ? 'spin' : undefined} />
      <span className="hidden-on-phone">Refresh</span>
    </Button>
  );
}

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

/**
 * False for the second click of a double click. By then a button of a dialog that the first click
 * opened, or of the next record, may be under the pointer: it must not decide about that record.
 */
export const isFirstClick = ({ detail }: MouseEvent): boolean => detail < 2;

/** Acts on a click, unless it is the second one of a double click. */
export const onFirstClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (isFirstClick(event)) act();
  };

export interface ButtonProps {
  /** What it says: the deed. */
  children: ReactNode;
  /** How much it stands out. */
  variant?: 'solid' | 'outline' | 'ghost';
  /** 'bad' for actions that can't be undone. */
  tone?: 'bad';
  /** ‘submit’ sends the form around it. */
  type?: 'button' | 'submit';
  /** The id of the form, if the submit button is outside it. */
  form?: string;
  /** It can’t be used now. */
  isDisabled?: boolean;
  /** A busy button is disabled and has aria-busy. The caller changes its label. */
  isBusy?: boolean;
  /**
   * Enabled while it is busy, so that it keeps the focus, for what may be pressed again at once. A
   * press then does nothing.
   */
  isEnabledWhileBusy?: boolean;
  /** The id of an element that distinguishes it from other buttons with the same name. */
  describedBy?: string;
  /** The key that does the same, as `aria-keyshortcuts` names it. It stands in the button. */
  shortcut?: string | undefined;
  /** Called when it is pressed. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** The element, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that does something on this page. Use ButtonLink to go to another page. */
export function Button({
  children,
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
