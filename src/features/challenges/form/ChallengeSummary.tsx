import { CircleDashed, TriangleAlert } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import { Panel } from '../../../ui/layout/Panel';
import { changedChallengeFields } from './changes';
import type { ChallengeFormValues } from './fields';
import { challengeSummary } from './summary';
import { challengeWarnings } from './warnings';
import { challengeLabel, specOf } from './challengeSections';
import { challengeText } from '../challengeText';
import './summary.css';

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
