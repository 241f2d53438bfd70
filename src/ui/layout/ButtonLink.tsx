import { ChevronLeft, ChevronRight, ArrowLeft } from 'lucide-react';
import { formatCount } from '../../lib/numbers';
import { IconButton } from '../fields/Button';
import type { ReactNode, KeyboardEvent } from 'react';

interface RecordStepsProps {
  what: string;
  place: number;
  /** How many rows there are: those of the page, unless all pages are here. */
  count: number;
  /** The list's page whose rows these are. Undefined if they are those of all pages. */
  page: number | undefined;
  /** -1 for the previous record, 1 for the next one. */
  onStep: (step: 1 | -1) => void;
}

export function RecordSteps({ what, place, count, page, onStep }: RecordStepsProps) {
  return (
    <div className="record-steps" role="group" aria-label="In the list">
      <IconButton
        label={`Previous ${what}`}
        icon={ChevronLeft}
        shortcut="["
        isBordered
        isDisabled={place <= 1}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={`Next ${what}`}
        icon={ChevronRight}
        shortcut="]"
        isBordered
        isDisabled={place >= count}
        onClick={() => onStep(1)}
      />
      <span>{`${formatCount(place)} of ${formatCount(count)}${page === undefined ? '' : ` on page ${formatCount(page)}`}`}</span>
    </div>
  );
}

interface BackLinkProps {
  href: string;
  isButton?: boolean;
  steps?: ReactNode;
}

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

export interface ButtonLinkProps {
  href: string;
  variant?: 'solid' | 'outline';
  className?: 'back-link';
  isBack?: boolean;
  children: ReactNode;
}

/** A button reacts to the space key; a link doesn't. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Section 2: a link that looks like a button. As a link it can be opened in another tab. */
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
