import type { ReactNode } from 'react';
import { FileQuestion } from 'lucide-react';
import type { ChallengeClass, Id } from '../../../api/types';
import { LoadPanel, StateMessage } from '../../../ui/feedback/states';
import { CopyLink } from '../../../ui/fields/CopyButton';
import { BackLink } from '../../../ui/layout/ButtonLink';
import { Page } from '../../../ui/layout/Page';
import type { Load } from '../../../lib/load';
import { hrefs } from '../../../paths';
import { ChallengeForm, type ChallengeFormProps } from './ChallengeForm';
import { ChallengeFormOutline } from './ChallengeFormOutline';

export interface ChallengeFormScreenProps {
  /** The heading of the page. */
  title: string;
  /** The challenge that is edited, once it is known. */
  id?: Id;
  /** The challenge's name, once it is known. */
  name?: string;
  /** Whether it is an evaluation or a skill check. It decides the way back. */
  challengeClass: ChallengeClass;
  /** The challenge that is edited or copied. 'ready' at once for a new challenge. */
  load: Load<unknown> | { status: 'missing' };
  /**
   * Links to the previous and the next record of the list that led here. Undefined if there is no
   * such list.
   */
  steps?: ReactNode;
  /** Undefined until the challenge has loaded. */
  form: ChallengeFormProps | undefined;
}

function Missing() {
  return (
    <div className="panel">
      <StateMessage
        icon={FileQuestion}
        role="alert"
        title="This challenge doesn't exist"
        text="It may have been removed, or the address is not right."
        actions={
          <>
            <a className="button" data-variant="outline" href={hrefs.challenges('challenge')}>
              Back to Evaluations
            </a>
            <a className="button" data-variant="outline" href={hrefs.challenges('skill_check')}>
              Back to Skill Checks
            </a>
          </>
        }
      />
    </div>
  );
}

// Section 2.
/** The form that creates or edits a challenge or a skill check. */
export function ChallengeFormScreen({
  title,
  id,
  name,
  challengeClass,
  load,
  steps,
  form,
}: ChallengeFormScreenProps) {
  return (
    <Page
      title={title}
      part={name}
      back={<BackLink href={hrefs.challenges(challengeClass)} steps={steps} />}
      actions={id !== undefined && <CopyLink href={hrefs.challenge(id)} />}
    >
      {load.status === 'missing' ? (
        <Missing />
      ) : (
        <LoadPanel load={load} what="The challenge">
          {form ? <ChallengeForm {...form} /> : <ChallengeFormOutline />}
        </LoadPanel>
      )}
    </Page>
  );
}
