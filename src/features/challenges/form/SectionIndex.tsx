import { useEffect, useState, type MouseEvent } from 'react';
import { sectionId, type ChallengeSection } from './challengeSections';

/**
 * A section counts as current once its start is above this line, as a fraction of the window's
 * height.
 */
const line = 0.35;

function findCurrent(ids: readonly string[]): string | undefined {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd && scrollY > 0) return ids.at(-1);
  const begun = ids.filter(
    (id) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight * line,
  );
  return begun.at(-1) ?? ids[0];
}

/**
 * Returns the id of the current element: the last one whose start is above the line, or the last of
 * all at the end of the page.
 */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => setCurrent(findCurrent(key.split(' ')));
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [key]);
  return current;
}

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

/**
 * The form's sections with their numbers of errors. Clicking a section moves to its first field.
 */
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
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={goTo}
              >
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
