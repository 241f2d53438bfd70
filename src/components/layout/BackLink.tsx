import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from './ButtonLink';

export interface BackLinkProps {
  href: string;
  /** True if section 2 calls it a button. */
  isButton?: boolean;
}

/** The link back to the list that a page belongs to. */
export function BackLink({ href, isButton = false }: BackLinkProps) {
  const content = (
    <>
      <ArrowLeft size={16} aria-hidden />
      Back
    </>
  );
  if (isButton)
    return (
      <ButtonLink variant="outline" className="back-link" href={href}>
        {content}
      </ButtonLink>
    );
  return (
    <a className="button back-link" data-variant="outline" href={href}>
      {content}
    </a>
  );
}
