import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChallengeClass, Id } from '~/api/types';
import type { Load } from '~/lib/load';
import { hrefs } from '~/routes';
import { Stack } from '~/ui/layout/Layout';
import { Page } from '~/ui/layout/Page';
import { ChallengeForm, type ChallengeFormProps } from './ChallengeForm';
import { LoadPanel, Skeleton, StateMessage } from '~/ui/feedback/states';
import { CopyLink } from '~/ui/fields/CopyButton';

const loading = (
  <div className="panel" role="status" aria-busy aria-label="Loading">
    <Stack className="panel-body">
      {['40%', '90%', '70%', '100%', '85%', '60%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  </div>
);

function Missing() {
  return (
    <div className="panel">
      <StateMessage
        icon={FileQuestion}
        role="alert"
        title="This challenge doesn't exist"
        text="It may have been removed, or the link is wrong."
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

interface ChallengeFormScreenProps {
  title: string;
  id?: Id;
  name?: string;
  challengeClass: ChallengeClass;
  /** A new challenge has nothing to load. */
  load?: Load<unknown> | { status: 'missing' };
  steps?: ReactNode;
  form?: ChallengeFormProps | undefined;
}

export function ChallengeFormScreen({
  title,
  id,
  name,
  challengeClass,
  load = { status: 'ready', data: undefined },
  steps,
  form,
}: ChallengeFormScreenProps) {
  return (
    <Page
      title={title}
      part={name}
      back={hrefs.challenges(challengeClass)}
      actions={
        <>
          {steps}
          {id !== undefined && <CopyLink href={hrefs.challenge(id)} />}
        </>
      }
    >
      {load.status === 'missing' ? (
        <Missing />
      ) : (
        <LoadPanel load={load} what="The challenge">
          {form ? <ChallengeForm {...form} /> : loading}
        </LoadPanel>
      )}
    </Page>
  );
}
