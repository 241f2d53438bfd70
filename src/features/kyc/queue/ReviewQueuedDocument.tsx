import { useIsHere } from '../../../ui/time/useIsHere';
import { useEffect } from 'react';
import { nextOpenPlace, pendingDocuments, type QueueDocument } from './queue';
import { formatText } from '../../../lib/text';
import { kycQueue, kycResultOf } from './kycQueue';
import { useKycInTurn } from '../useKyc';
import { useToastsAtTop } from '../../../ui/feedback/toasts';
import { useUser } from '../../users/queries';
import { kycReviewMessages } from '../messages';
import { KycQueueScreen, type KycQueueScreenProps } from './KycQueueScreen';
import { prepareConfirmation } from '../../../mutation/confirm';
import { toLoad } from '../../../api/reading/toLoad';
import { sendByType } from '../documents/useKycDecision';
import { useDecideKyc } from '../documents/useDecideKyc';
import { useDownload } from '../documents/useDownload';

export interface ReviewIdentityProps extends Pick<KycQueueScreenProps, 'search' | 'onFinish' | 'onLeave'> {
  document: QueueDocument;
  /** Counted from 0. */
  place: number;
  onGoTo: (place: number) => void;
}

/**
 * The container of one document in the queue. After a success the queue goes to the next document. After anything else it stays, so that
 * the admin sees the result.
 */
export function ReviewIdentity({ document, place, onGoTo, ...rest }: ReviewIdentityProps) {
  const { person, type, result } = document;
  const user = useUser(person.id);
  const kyc = useKycInTurn(person.id);
  useToastsAtTop();
  const isHere = useIsHere();
  const note = kycResultOf(person.id, type);
  const goOn = () => onGoTo(nextOpenPlace(kycQueue.read(), place));
  const { decide, isAsking, isBusy, wasDecided, refusalOf } = useDecideKyc({
    id: person.id,
    record: kyc.data,
    fullName: formatText(user.data?.full_name),
    send: sendByType,
    isByKeyboard: true,
    says: kycReviewMessages,
    onEnd: (_document, end) => {
      note(end);
      if ((end === 'approved' || end === 'rejected') && isHere()) goOn();
    },
  });
  /** Called when the admin skips it. */
  const pass = () => {
    if (result === undefined) note(kyc.data === undefined || pendingDocuments(kyc.data).includes(type) ? 'skipped' : 'meanwhile');
  };
  const [download, isDownloading] = useDownload(kyc);
  // Loads the confirmation's code before the first key.
  useEffect(prepareConfirmation, []);
  return (
    <KycQueueScreen
      {...rest}
      document={document}
      place={place}
      user={toLoad(user)}
      load={toLoad(kyc)}
      isBusy={isBusy}
      wasDecided={wasDecided(type)}
      refusal={refusalOf(type)}
      isAsking={isAsking}
      isDownloading={isDownloading}
      onGo={(steps) => {
        if (steps > 0) pass();
        onGoTo(place + steps);
      }}
      onShow={onGoTo}
      onSkip={() => {
        pass();
        goOn();
      }}
      onDecide={decide}
      onDownload={download}
      onReadAgain={kyc.readAgain}
    />
  );
}
