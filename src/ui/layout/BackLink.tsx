import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from './ButtonLink';

export interface BackLinkProps {
  /** The address it leads to. */
  href: string;
  /** True if it looks like a button. */
  isButton?: boolean;
  /** To the list's other records. */
  steps?: ReactNode;
}

/** The link back to the list that a page belongs to, with steps to its other records. */
export function BackLink({ href, isButton = false, steps }: BackLinkProps) {
  const content = (
    <>
      <ArrowLeft size={16} aria-hidden />
      <span>Back</span>
    </>
  );
  return (
    <>
      {isButton ? (
        <ButtonLink variant="outline" className="back-link" isBack href={href}>
          {content}
        </ButtonLink>
      ) : (
        // The app leads to the list as it was left.
        <a className="button back-link" data-variant="outline" data-back href={href}>
          {content}
        </a>
      )}
      {steps}
    </>
  );
}
