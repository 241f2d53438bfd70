import type { MouseEvent } from 'react';
import { sectionId, type ChallengeSection } from './challengeSections';
import { useCurrentSection } from './useCurrentSection';

export interface SectionIndexProps {
  /** The sections of the form, in their order. */
  sections: readonly ChallengeSection[];
  /** The number of invalid fields in a section. */
  errorCount: (section: ChallengeSection) => number;
}

/** Scrolls without adding a history entry, so that Back leaves the form. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  target.scrollIntoView();
  target.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
}

/** The form's sections with their numbers of errors. Clicking a section moves to its first field. */
export function SectionIndex({ sections, errorCount }: SectionIndexProps) {
  const current = useCurrentSection(sections.map(sectionId));
  return (
    <nav className="challenge-index" aria-label="Sections">
      <ul>
        {sections.map((section) => {
          const id = sectionId(section);
          const errors = errorCount(section);
          return (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={goTo}>
                {section.short}
                {errors > 0 && (
                  <span className="challenge-index-errors">
                    {errors}
                    <span className="visually-hidden"> to correct</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
