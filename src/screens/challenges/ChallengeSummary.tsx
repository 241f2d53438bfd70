import { CircleDashed, TriangleAlert } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import { Panel } from '../../components/layout/Panel';
import { changedChallengeFields } from '../../domain/challengeChanges';
import type { ChallengeFormValues } from '../../domain/challengeFields';
import { challengeSummary } from '../../domain/challengeSummary';
import { challengeWarnings } from '../../domain/challengeWarnings';
import { challengeLabel, specOf } from './challengeSections';
import { challengeText } from './challengeText';

export interface ChallengeSummaryProps {
  control: Control<ChallengeFormValues>;
  /** Of an edited challenge: what changes are measured against. */
  changedFrom?: ChallengeFormValues;
}

/** What is about to be saved: old and new. */
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

/** What the form's values mean, beside it and as they are typed: sentences, contradictions, what is missing. It follows the form by itself. */
export function ChallengeSummary({ control, changedFrom }: ChallengeSummaryProps) {
  // Every field has a default: none of them is ever missing.
  const values = useWatch({ control }) as ChallengeFormValues;
  const { sentences, missing } = challengeSummary(values);
  const warnings = challengeWarnings(values);
  return (
    // Where it is higher than the window it scrolls, also by keyboard.
    <aside className="challenge-summary" aria-label="Summary" tabIndex={0}>
      {changedFrom && (
        <Panel title="Your changes">
          <Changes from={changedFrom} values={values} />
        </Panel>
      )}
      <Panel title="In plain words">
        {/* Announced when it changes; the sentences are not: they change with every key. */}
        <div role="status">
          {warnings.length > 0 && (
            <ul className="challenge-warnings">
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
