import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from './ButtonLink';

export interface BackLinkProps {
  href: string;
  /** Where section 2 calls it a button. */
  isButton?: boolean;
}

/** The way back to the list that a page belongs to. */
export function BackLink({ href, isButton = false }: BackLinkProps) {
  const content = (
    <>
      <ArrowLeft size={16} aria-hidden />
      Back
    </>
  );
  if (isButton) return <ButtonLink className="back-link" href={href}>{content}</ButtonLink>;
  return <a className="back-link" href={href}>{content}</a>;
}
