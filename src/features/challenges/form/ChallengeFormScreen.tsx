import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChallengeClass, Id } from '~/api/types';
import type { Load } from '~/lib/load';
import { hrefs } from '~/routes';
import { Stack } from '~/ui/layout/Layout';
import { Page } from '~/ui/layout/Page';
import {
  ChallengeForm,
  IndexOutline,
  SummaryOutline,
  type ChallengeFormProps,
} from './ChallengeForm';
import { sectionsOf, specOf, type ChallengeField } from './fields';
import { LoadPanel, StateMessage } from '~/ui/feedback/states';
import { CopyLink } from '~/ui/fields/CopyButton';
import { BackLink } from '~/ui/layout/ButtonLink';

function FieldOutline({ name, span }: { name: ChallengeField; span: string }) {
  const { label, kind } = specOf(name);
  return (
    <div data-span={kind === 'paragraph' ? 'full' : span} className="field">
      {kind !== 'flag' && <span className="field-label">{label}</span>}
      <span className="shell-control" data-kind={kind} />
    </div>
  );
}

function FormOutline() {
  const sections = sectionsOf('');
  return (
    <div role="status" aria-busy aria-label="Loading">
      <div className="challenge-form" aria-hidden>
        <IndexOutline sections={sections} />
        <Stack className="challenge-sections">
          {sections.map(({ id, title, span, fields }) => (
            <div key={id} className="panel">
              <div className="panel-head">
                <h2>{title}</h2>
              </div>
              <div className="panel-body field-grid challenge-fields">
                {fields.map((name) => (
                  <FieldOutline key={name} name={name} span={span} />
                ))}
              </div>
            </div>
          ))}
        </Stack>
        <SummaryOutline />
      </div>
    </div>
  );
}

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
      back={<BackLink href={hrefs.challenges(challengeClass)} />}
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
          {form ? <ChallengeForm {...form} /> : <FormOutline />}
        </LoadPanel>
      )}
    </Page>
  );
}
