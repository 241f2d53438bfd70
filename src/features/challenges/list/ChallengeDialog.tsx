import { useRef } from 'react';
import type { Challenge } from '../../../api/types';
import { Button } from '../../../ui/fields/Button';
import { CopyLink } from '../../../ui/fields/CopyLink';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { DetailList } from '../../../ui/layout/DetailList';
import { Dialog, DialogBody } from '../../../ui/overlays/Dialog';
import { formatText } from '../../../lib/text';
import { hrefs } from '../../../paths';
import { challengeDetails } from './challengeDetails';
import './challengeList.css';

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
