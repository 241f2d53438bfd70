import type { KeyboardEvent, ReactNode } from 'react';

export interface ButtonLinkProps {
  /** The address it leads to. */
  href: string;
  /** How much it stands out. */
  variant?: 'solid' | 'outline';
  /** What it is besides a button. */
  className?: 'back-link';
  /** The app leads to the list as it was left. */
  isBack?: boolean;
  /** What is inside. */
  children: ReactNode;
}

/** A button reacts to the space key; a link doesn't. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

// Section 2.
/** A link that looks like a button. As a link it can be opened in another tab. */
export function ButtonLink({
  href,
  variant = 'solid',
  className,
  isBack = false,
  children,
}: ButtonLinkProps) {
  return (
    <a
      className={className ? `button ${className}` : 'button'}
      data-variant={variant}
      data-back={isBack ? '' : undefined}
      role="button"
      href={href}
      onKeyDown={pressWithSpace}
    >
      {children}
    </a>
  );
}
