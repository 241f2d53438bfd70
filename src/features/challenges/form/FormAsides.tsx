import { useEffect, useState, type MouseEvent } from 'react';
import { sectionId, type ChallengeSection } from './fields';
import { CircleDashed, TriangleAlert } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import { Panel } from '../../../ui/layout/Panel';
import { changedChallengeFields } from './form';
import { type ChallengeFormValues, challengeLabel, specOf } from './fields';
import { challengeSummary, challengeWarnings } from './summary';
import { challengeText } from '../challengeText';

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

export interface ChallengeSummaryProps {
  /** The form whose values are summed up. */
  control: Control<ChallengeFormValues>;
  /** Only for an edited challenge: the values to compare with. */
  changedFrom?: ChallengeFormValues;
}

/** The changes that will be saved: old and new values. */
function Changes({ from, values }: { from: ChallengeFormValues; values: ChallengeFormValues }) {
  const changed = changedChallengeFields(from, values);
  if (changed.length === 0) return <p className="muted">Nothing has changed yet.</p>;
  return (
    <dl className="challenge-changes">
      {changed.map((field) => (
        <div key={field}>
          <dt>{challengeLabel(field)}</dt>
          <dd>
            <del>
              <bdi>{challengeText(specOf(field), from)}</bdi>
            </del>{' '}
            <ins>
              <bdi>{challengeText(specOf(field), values)}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Describes the form's values while the admin types: sentences, contradictions, and missing fields.
 * It subscribes to the form itself.
 */
export function ChallengeSummary({ control, changedFrom }: ChallengeSummaryProps) {
  // Every field has a default value, so none is undefined.
  const values = useWatch({ control }) as ChallengeFormValues;
  const { sentences, missing } = challengeSummary(values);
  const warnings = challengeWarnings(values);
  return (
    // If it is higher than the window it scrolls; focusable, so that the keyboard can scroll it
    // too.
    <aside className="challenge-summary" aria-label="Summary" tabIndex={0}>
      {changedFrom && (
        <Panel title="Your changes">
          <Changes from={changedFrom} values={values} />
        </Panel>
      )}
      <Panel title="In plain words">
        {/* Changes here are announced. The sentences are not announced, because they change with
            every key press. */}
        <div role="status">
          {warnings.length > 0 && (
            <ul className="notice challenge-warnings" data-tone="warn">
              {warnings.map((warning) => (
                <li key={warning}>
                  <TriangleAlert size={16} aria-label="Warning" role="img" />
                  <span>{warning}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <ul className="challenge-sentences">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {missing.length > 0 && (
          <p className="challenge-missing">
            <CircleDashed size={16} aria-hidden />
            <span>Still to fill in: {missing.map(challengeLabel).join(', ')}</span>
          </p>
        )}
      </Panel>
    </aside>
  );
}
