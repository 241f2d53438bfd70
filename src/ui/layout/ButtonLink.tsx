import { ArrowLeft } from 'lucide-react';
import type { ReactNode, KeyboardEvent } from 'react';

export function BackLink({ href, isButton = false }: { href: string; isButton?: boolean }) {
  const content = (
    <>
      <ArrowLeft size={16} aria-hidden />
      <span>Back</span>
    </>
  );
  return isButton ? (
    <ButtonLink variant="outline" className="back-link" isBack href={href}>
      {content}
    </ButtonLink>
  ) : (
    // The app opens the list as it was left.
    <a className="button back-link" data-variant="outline" data-back href={href}>
      {content}
    </a>
  );
}

interface ButtonLinkProps {
  href: string;
  variant?: 'solid' | 'outline';
  className?: 'back-link';
  isBack?: boolean;
  children: ReactNode;
}

/** Buttons react to the space key, links don't. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

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
