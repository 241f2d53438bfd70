import { useRef } from 'react';
import type { Challenge } from '~/api/types';
import { formatDateTime } from '~/lib/dates';
import { formatText } from '~/lib/text';
import { hrefs } from '~/routes';
import { Button } from '~/ui/fields/Button';
import { ButtonLink } from '~/ui/layout/ButtonLink';
import { DetailList, type Detail } from '~/ui/layout/DetailList';
import { Grid } from '~/ui/layout/Layout';
import { Dialog, DialogBody } from '~/ui/overlays/Dialog';
import { Badge } from '~/ui/table/Badge';
import { FirmTerm } from '~/features/help/FirmTerm';
import { challengeText, sectionsOf, specOf, type ChallengeField } from '../form/fields';
import { challengeDetailBadge } from '../model';
import { CopyLink } from '~/ui/fields/CopyButton';
import '../challenges.css';

function detailOf(name: ChallengeField, challenge: Challenge): Detail {
  const { label, term } = specOf(name);
  return {
    label,
    beside: term && <FirmTerm label={label} term={term} />,
    value:
      name === 'status' ? (
        <Badge {...challengeDetailBadge(challenge.status)} />
      ) : (
        challengeText(name, challenge)
      ),
  };
}

const detailGroups = (challenge: Challenge): { title: string; details: readonly Detail[] }[] => [
  ...sectionsOf(challenge.challenge_type).map(({ title, fields }) => ({
    title,
    details: fields.map((name) => detailOf(name, challenge)),
  })),
  {
    title: 'Record',
    details: [
      { label: 'ID', value: formatText(challenge.id) },
      { label: 'Created', value: formatDateTime(challenge.created_at) },
      { label: 'Updated', value: formatDateTime(challenge.updated_at) },
    ],
  },
];

export function ChallengeDialog({
  challenge,
  onClose,
}: {
  challenge: Challenge;
  onClose: () => void;
}) {
  const done = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={formatText(challenge.name)}
      size="wide"
      initialFocus={done}
      onClose={onClose}
      footer={
        <>
          <span className="footer-start">
            <ButtonLink variant="outline" href={hrefs.challenge(challenge.id)}>
              Edit
            </ButtonLink>
            <CopyLink href={hrefs.challenge(challenge.id)} />
          </span>
          <Button ref={done} onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <DialogBody>
        <Grid gap={6} className="challenge-details" tabIndex={0} role="group" aria-label="Details">
          {detailGroups(challenge).map(({ title, details }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <DetailList details={details} />
            </section>
          ))}
        </Grid>
      </DialogBody>
    </Dialog>
  );
}
