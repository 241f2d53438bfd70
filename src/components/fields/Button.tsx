import type { MouseEventHandler, ReactNode, Ref } from 'react';

export interface ButtonProps {
  children: ReactNode;
  variant?: 'solid' | 'outline' | 'ghost';
  /** 'bad' for what can't be undone. */
  tone?: 'bad';
  type?: 'button' | 'submit';
  /** The form that a submit button outside of it belongs to. */
  form?: string;
  isDisabled?: boolean;
  /** A busy button is disabled and says so; its label is the caller's to change. */
  isBusy?: boolean;
  /** The id of what tells it apart from others of its name. */
  describedBy?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

/** What does something here. What leads elsewhere is a ButtonLink. */
export function Button({ children, variant = 'solid', tone, type = 'button', form, isDisabled = false, isBusy = false, describedBy, onClick, ref }: ButtonProps) {
  return (
    <button ref={ref} type={type} form={form} className="button" data-variant={variant} data-tone={tone} disabled={isDisabled || isBusy} aria-busy={isBusy || undefined} aria-describedby={describedBy} onClick={onClick}>
      {children}
    </button>
  );
}
