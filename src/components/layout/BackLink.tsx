import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from './ButtonLink';

/** The way back to the list that a page belongs to. */
export function BackLink({ href }: { href: string }) {
  return (
    <ButtonLink className="back-link" href={href}>
      <ArrowLeft size={16} aria-hidden />
      Back
    </ButtonLink>
  );
}
