import { Skeleton } from '../../../ui/feedback/states';
import { challengeSections } from './challengeSections';
import './challengeForm.css';
import './summary.css';

// It isn't known yet whether there is a phase 2.
const sections = challengeSections.filter(({ isTwoStepOnly = false }) => !isTwoStepOnly);
const sentences = ['90%', '70%', '100%', '85%', '60%'];

/** The index of the sections while its code or its challenge loads. */
export const IndexOutline = () => (
  <ul className="challenge-index challenge-index-outline">
    {sections.map(({ id, short }) => (
      <li key={id}>{short}</li>
    ))}
  </ul>
);

/** The summary while its code or its challenge loads. */
export const SummaryOutline = () => (
  <div className="challenge-summary">
    <div className="panel">
      <div className="panel-head">
        <h2>In plain words</h2>
      </div>
      <div className="panel-body challenge-sentences">
        {sentences.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  </div>
);

/** The form while its challenge loads: the layout without values. */
export function ChallengeFormOutline() {
  return (
    <div role="status" aria-busy aria-label="Loading">
      <div className="challenge-form" aria-hidden>
        <IndexOutline />
        <div className="challenge-sections">
          {sections.map(({ id, title, fields }) => (
            <div key={id} className="panel">
              <div className="panel-head">
                <h2>{title}</h2>
              </div>
              <div className="panel-body field-grid challenge-fields">
                {fields.map(({ name, label, span, kind }) => (
                  <div key={name} data-span={span} className="field">
                    {kind !== 'flag' && <span className="field-label">{label}</span>}
                    <span className="shell-control" data-kind={kind} />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
        <SummaryOutline />
      </div>
    </div>
  );
}
