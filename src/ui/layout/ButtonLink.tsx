import { ChevronLeft, ChevronRight, ArrowLeft } from 'lucide-react';
import { formatCount } from '../../lib/numbers';
import { IconButton } from '../fields/Button';
import type { ReactNode, KeyboardEvent } from 'react';

interface RecordStepsProps {
  /** 'user', 'challenge' or 'competition'. */
  what: string;
  /** The record's place among the rows of its list, from 1. */
  place: number;
  /** How many rows there are: those of the page, unless all pages are here. */
  count: number;
  /** The list's page whose rows these are. Undefined if they are those of all pages. */
  page: number | undefined;
  /** -1 for the previous record, 1 for the next one. */
  onStep: (step: 1 | -1) => void;
}

/**
 * Leads to the next and the previous record of the list from which a record was opened, as the keys
 * ] and [ do.
 */
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
