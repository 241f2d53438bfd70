import { Skeleton } from '../../components/feedback/Skeleton';
import { challengeSections } from './challengeSections';
import './challenges.css';

// Whether there is a phase 2 isn't known yet.
const sections = challengeSections.filter(({ isTwoStepOnly = false }) => !isTwoStepOnly);
const sentences = ['90%', '70%', '100%', '85%', '60%'];

/** The form while its challenge is read: everything in its place, but without values. */
export function ChallengeFormOutline() {
  return (
    <div role="status" aria-busy aria-label="Loading">
      <div className="challenge-form" aria-hidden>
        <ul className="challenge-index challenge-index-outline">
          {sections.map(({ id, short }) => (
            <li key={id}>{short}</li>
          ))}
        </ul>
        <div className="challenge-sections">
          {sections.map(({ id, title, fields }) => (
            <div key={id} className="panel">
              <div className="panel-head">
                <h2>{title}</h2>
              </div>
              <div className="panel-body challenge-fields">
                {fields.map(({ name, label, span, kind }) => (
                  <div key={name} data-span={span} className="shell-field">
                    {kind !== 'flag' && <span className="field-label">{label}</span>}
                    <span className="shell-control" data-kind={kind} />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
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
      </div>
    </div>
  );
}
