import type { MouseEvent, RefObject } from 'react';
import { failureText } from '~/api/messages';
import type { Payout } from '~/api/types';
import { dash, formatText } from '~/lib/text';
import { showWhole } from '~/ui/feedback/notices';
import { Button } from '~/ui/fields/Button';
import { Row, Stack } from '~/ui/layout/Layout';
import { ShortenedText } from '~/ui/text/ShortenedText';
import { readAddress } from '../checks/address';
import type { Check } from '../checks/checks';
import { VerdictTexts } from '../checks/PayoutChecks';
import { payoutMessages } from '../messages';
import {
  decisionBadges,
  isPending,
  payAmount,
  payoutAmount,
  type PayoutDecision,
  type PayoutFields,
} from '../model';
import {
  isOutdated,
  needsAcknowledgement,
  payoutReportMessages as says,
  type DecisionState,
  type PayoutChange,
  type Permission,
  type SettledState,
} from './decision';
import { recordWords, statusAfter } from './journalStore';
import './decision.css';

export interface DecisionNoticeProps {
  state: DecisionState<PayoutFields>;
  isRun?: boolean;
  onAcknowledge: () => void;
  onReadAgain: () => void;
  onDecideAnyway: (decision: PayoutDecision) => void;
}

function Changes({ changes }: { changes: readonly PayoutChange[] }) {
  return (
    <Stack as="ul" gap={1} aria-label="Changes">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}:{' '}
          <del>
            <bdi>{before}</bdi>
          </del>{' '}
          <span aria-hidden>→</span>
          <span className="visually-hidden">is now</span>{' '}
          <ins>
            <bdi>{after}</bdi>
          </ins>
        </li>
      ))}
    </Stack>
  );
}

type Unexpected = Exclude<SettledState<PayoutFields>, { kind: 'open' }>;

function Words({ state, hasToAcknowledge }: { state: Unexpected; hasToAcknowledge: boolean }) {
  if (state.kind === 'changed') return <p>{says.changed(hasToAcknowledge)}</p>;
  if (state.kind === 'unread')
    return (
      <ShortenedText
        text={says.unread(state.failure && failureText(payoutMessages.listFailed, state.failure))}
      />
    );
  if (state.kind === 'busy') return <p>{says.busy(state.running)}</p>;
  const { outcome, after } = state.record;
  const words = recordWords(state.record);
  return (
    <>
      {outcome === 'unknown' && <p>{says.unknown}</p>}
      {words !== '' && <ShortenedText text={words} />}
      {outcome !== 'done' && (
        <p>
          {after === ''
            ? says.unsettled
            : says.settled(statusAfter(after), outcome === 'unknown' && after === 'pending')}
        </p>
      )}
    </>
  );
}

const tones: Record<Unexpected['kind'], 'ok' | 'bad' | 'warn'> = {
  changed: 'warn',
  unread: 'bad',
  busy: 'warn',
  done: 'ok',
  refused: 'bad',
  unknown: 'warn',
};

/** Stays after the toast is gone (promise 1). */
export function DecisionNotice({
  state,
  isRun = false,
  onAcknowledge,
  onReadAgain,
  onDecideAnyway,
}: DecisionNoticeProps) {
  if (state.kind === 'open') return null;
  const changes = 'changes' in state ? state.changes : [];
  const hasToAcknowledge = needsAcknowledgement(state, isRun);
  const canReadAgain = !hasToAcknowledge && isOutdated(state);
  // In a run, a blocked payout has its own 'Approve anyway' once the notice is acknowledged.
  const canDecideAnyway =
    state.kind === 'unread' && isPending(state.payout) && (!isRun || hasToAcknowledge);
  const button = {
    variant: 'outline',
    shortcut: isRun ? 'L' : undefined,
    isBusy: state.progress !== undefined,
  } as const;
  return (
    <div
      ref={showWhole}
      className="notice payout-report"
      data-tone={tones[state.kind]}
      role={state.kind === 'done' ? 'status' : 'alert'}
    >
      <Stack gap={1}>
        <Words state={state} hasToAcknowledge={hasToAcknowledge} />
        {changes.length > 0 && <Changes changes={changes} />}
      </Stack>
      {(hasToAcknowledge || canReadAgain || canDecideAnyway) && (
        <Row>
          {hasToAcknowledge && (
            <Button {...button} onClick={onAcknowledge}>
              {changes.length > 0 ? 'Continue with the new values' : 'Decide again'}
            </Button>
          )}
          {canReadAgain && (
            <Button {...button} onClick={onReadAgain}>
              Look again
            </Button>
          )}
          {canDecideAnyway && (
            <Button
              {...button}
              shortcut={undefined}
              tone={state.decision === 'rejected' ? 'bad' : undefined}
              onClick={() => onDecideAnyway(state.decision)}
            >
              {decisionBadges[state.decision].label} anyway
            </Button>
          )}
        </Row>
      )}
    </div>
  );
}

/** '$1,250.50 (1,249.87 USDT) to Amara Okafor at TQ5c… over TRC20' */
export function PayoutTerms({ payout, isFrom = false }: { payout: Payout; isFrom?: boolean }) {
  const pay = payAmount(payout);
  const address = readAddress(payout.pay_address);
  const network = formatText(payout.pay_network);
  return (
    <>
      <bdi translate="no" className="payout-strong">
        {payoutAmount(payout)}
      </bdi>
      {pay !== dash && (
        <span>
          {' '}
          (<bdi>{pay}</bdi>)
        </span>
      )}{' '}
      <span>{isFrom ? 'of' : 'to'}</span>{' '}
      <bdi className="payout-strong">{formatText(payout.user?.full_name)}</bdi>
      {address !== undefined && (
        <span>
          {' '}
          at{' '}
          <bdi translate="no" className="payout-where">
            {address}
          </bdi>
        </span>
      )}
      {network !== dash && (
        <span>
          {' '}
          over <bdi>{network}</bdi>
        </span>
      )}
      {address === undefined && <span>, with no address named</span>}
    </>
  );
}

export function PayoutConsequence({
  payout,
  checks = [],
}: {
  payout: Payout;
  checks?: readonly Check[];
}) {
  return (
    <p className="payout-consequence">
      <strong>Approve</strong> pays <PayoutTerms payout={payout} />. {"This can't be undone."}{' '}
      <VerdictTexts checks={checks} />
    </p>
  );
}

const buttons = [
  { decision: 'rejected', shortcut: 'R', text: 'Reject', busyText: 'Rejecting…' },
  { decision: 'approved', shortcut: 'A', text: 'Approve', busyText: 'Approving…' },
] as const;

export const DecisionButtons = ({
  state,
  permissions,
  refs,
  onPress,
}: {
  state: DecisionState<PayoutFields>;
  permissions: Record<PayoutDecision, Permission>;
  refs?: Record<PayoutDecision, RefObject<HTMLButtonElement | null>>;
  onPress: (decision: PayoutDecision, event: MouseEvent) => void;
}) =>
  buttons.map(({ decision, shortcut, text, busyText }) => {
    const isBusy = state.progress?.decision === decision;
    return (
      <Button
        key={decision}
        ref={refs?.[decision]}
        variant={decision === 'rejected' ? 'outline' : undefined}
        shortcut={shortcut}
        isDisabled={permissions[decision] === 'no'}
        isBusy={isBusy}
        onClick={(event) => onPress(decision, event)}
      >
        {isBusy ? busyText : text}
      </Button>
    );
  });
