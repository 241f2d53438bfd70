import { listen } from '~/lib/browser/listen';
import { CircleDashed, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type MouseEvent } from 'react';
import { useWatch, type Control, type FieldErrors } from 'react-hook-form';
import { Stack, Panel } from '~/ui/layout/Layout';
import { challengeText, specOf, type ChallengeFormValues, type ChallengeSection } from './fields';
import { changedChallengeFields } from './form';
import { challengeSummary, challengeWarnings } from './summary';

function findCurrent(ids: readonly string[]): string | undefined {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd && scrollY > 0) return ids.at(-1);
  const begun = ids.filter(
    (id) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight * 0.35,
  );
  return begun.at(-1) ?? ids[0];
}

function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => setCurrent(findCurrent(key.split(' ')));
    return listen('scroll', update, { passive: true });
  }, [key]);
  return current;
}

/** Adds no history entry, so that Back leaves the form. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  target.scrollIntoView();
  target.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
}

interface SectionIndexProps {
  sections: readonly ChallengeSection[];
  errors: FieldErrors<ChallengeFormValues>;
}

export function SectionIndex({ sections, errors }: SectionIndexProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className="challenge-index" aria-label="Sections">
      <ul>
        {sections.map(({ id, short, fields }) => {
          const count = fields.filter((name) => errors[name]).length;
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={goTo}
              >
                {short}
                {count > 0 && (
                  <span className="challenge-index-errors">
                    {count}
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

function Changes({ from, values }: { from: ChallengeFormValues; values: ChallengeFormValues }) {
  const changed = changedChallengeFields(from, values);
  if (changed.length === 0) return <p className="muted">No changes yet.</p>;
  return (
    <Stack as="dl" gap={3} className="challenge-changes">
      {changed.map((field) => (
        <div key={field}>
          <dt>{specOf(field).label}</dt>
          <dd>
            <del>
              <bdi>{challengeText(field, from)}</bdi>
            </del>{' '}
            <ins>
              <bdi>{challengeText(field, values)}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </Stack>
  );
}

interface ChallengeSummaryProps {
  control: Control<ChallengeFormValues>;
  changedFrom?: ChallengeFormValues;
}

export function ChallengeSummary({ control, changedFrom }: ChallengeSummaryProps) {
  // Every field has a default value, so none is undefined.
  const values = useWatch({ control }) as ChallengeFormValues;
  const { sentences, missing } = challengeSummary(values);
  const warnings = challengeWarnings(values);
  return (
    // Focusable, so that the keyboard can scroll it.
    <aside className="stack challenge-summary" aria-label="Summary" tabIndex={0}>
      {changedFrom && (
        <Panel title="Your changes">
          <Changes from={changedFrom} values={values} />
        </Panel>
      )}
      <Panel title="Summary">
        {/* Announced, unlike the sentences, which change with every key press. */}
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
        <Stack as="ul" gap={2}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
        {missing.length > 0 && (
          <p className="challenge-missing">
            <CircleDashed size={16} aria-hidden />
            <span>Still to fill in: {missing.map((name) => specOf(name).label).join(', ')}</span>
          </p>
        )}
      </Panel>
    </aside>
  );
}
