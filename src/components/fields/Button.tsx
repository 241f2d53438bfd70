import type { MouseEventHandler, ReactNode, Ref } from 'react';

export interface ButtonProps {
  children: ReactNode;
  variant?: 'solid' | 'outline' | 'ghost';
  /** 'bad' for actions that can't be undone. */
  tone?: 'bad';
  type?: 'button' | 'submit';
  /** The id of the form, if the submit button is outside it. */
  form?: string;
  isDisabled?: boolean;
  /** A busy button is disabled and has aria-busy. The caller changes its label. */
  isBusy?: boolean;
  /** The id of an element that distinguishes it from other buttons with the same name. */
  describedBy?: string;
  /** The key that does the same, as `aria-keyshortcuts` names it. It stands in the button. */
  shortcut?: string | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement>;
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
      disabled={isDisabled || isBusy}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
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
