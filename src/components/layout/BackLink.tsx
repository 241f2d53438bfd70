import { ArrowLeft } from 'lucide-react';
import type { KeyboardEvent } from 'react';

/** What a button does that a link doesn't by itself. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** The way back to the list that a page belongs to. Section 2 calls it a button; its address keeps it openable in another tab. */
export function BackLink({ href }: { href: string }) {
  return (
    <a className="back-link" role="button" href={href} onKeyDown={pressWithSpace}>
      <ArrowLeft size={16} aria-hidden />
      Back
    </a>
  );
}
