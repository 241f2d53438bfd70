import type { KeyboardEvent, ReactNode } from 'react';

export interface ButtonLinkProps {
  href: string;
  /** How it looks. */
  className?: 'link-button' | 'outline-link' | 'back-link';
  children: ReactNode;
}

/** What a button does that a link doesn't by itself. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** What leads to another page where section 2 calls it a button: its address keeps it openable in another tab. */
export function ButtonLink({ href, className = 'link-button', children }: ButtonLinkProps) {
  return (
    <a className={className} role="button" href={href} onKeyDown={pressWithSpace}>
      {children}
    </a>
  );
}
