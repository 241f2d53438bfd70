import type { MouseEventHandler, ReactNode, Ref } from 'react';

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
