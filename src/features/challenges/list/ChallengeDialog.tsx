import type { Challenge } from '../../../api/types';
import { type Detail, DetailList } from '../../../ui/layout/DetailList';
import { Badge } from '../../../ui/table/Badge';
import { challengeDetailLook } from '../labels';
import { formatDateTime } from '../../../lib/dates';
import { formatText } from '../../../lib/text';
import type { TermName } from '../../help/terms';
import { FirmTerm } from '../../help/FirmTerm';
import { sectionsOf, type ChallengeFieldSpec } from '../form/challengeSections';
import { challengeText } from '../challengeText';
import { useRef } from 'react';
import { Button } from '../../../ui/fields/Button';
import { CopyLink } from '../../../ui/fields/CopyButton';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { Dialog, DialogBody } from '../../../ui/overlays/Dialog';
import { hrefs } from '../../../paths';
import './challengeList.css';

interface DetailGroup {
  title: string;
  details: readonly Detail[];
}

function StatusBadge({ status }: { status: unknown }) {
  const { label, tone } = challengeDetailLook(status);
  return <Badge tone={tone}>{label}</Badge>;
}

/** The fields that are called by a term of the firm. */
const challengeTerms: Partial<Record<ChallengeFieldSpec['name'], TermName>> = {
  challenge_type: 'phase',
  profit_split_percent: 'profitSplit',
  max_daily_loss_percent: 'dailyLoss',
  max_total_loss_percent: 'drawdown',
  profit_target_percent: 'profitTarget',
  consistency_rule_percent: 'consistency',
};

function termOf({ name, label }: ChallengeFieldSpec) {
  const term = challengeTerms[name];
  return term && <FirmTerm label={label} term={term} />;
}

/** All fields of a challenge, in the form's sections and order. */
function challengeDetails(challenge: Challenge): DetailGroup[] {
  const groups = sectionsOf(challenge.challenge_type).map(({ title, fields }) => ({
    title,
    details: fields.map((spec) => ({
      label: spec.label,
      beside: termOf(spec),
      value:
        spec.name === 'status' ? (
          <StatusBadge status={challenge.status} />
        ) : (
          challengeText(spec, challenge)
        ),
    })),
  }));
  const record = [
    { label: 'ID', value: formatText(challenge.id) },
    { label: 'Created', value: formatDateTime(challenge.created_at) },
    { label: 'Updated', value: formatDateTime(challenge.updated_at) },
  ];
  return [...groups, { title: 'Record', details: record }];
}

// Section 2, section 4.
/** A challenge's details, read-only. The status has other colors here than in the list. */
export function ChallengeDialog({
  challenge,
  onClose,
}: {
  /** The challenge whose details are shown. */
  challenge: Challenge;
  /** Called to close the dialog. */
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
        {/* Scrolls in a low window; focusable, so that the keyboard can scroll it too. */}
        <div className="challenge-details" tabIndex={0} role="group" aria-label="Details">
          {challengeDetails(challenge).map(({ title, details }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <DetailList details={details} />
            </section>
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
}
