import type { Payout } from '../../api/types';
import { payAmount, payoutAmount } from '../../domain/payoutChanges';
import { readAddress } from '../../domain/payoutAddress';
import { dash, formatText } from '../../domain/text';

/** What follows from either decision: who is paid, how much, where to. It stands beside the buttons, so that nothing has to be asked a second time. */
export function PayoutConsequence({ payout }: { payout: Payout }) {
  const pay = payAmount(payout);
  const address = readAddress(payout.pay_address);
  const network = formatText(payout.pay_network);
  return (
    <p className="payout-consequence">
      <strong>Approve</strong> pays <bdi className="payout-strong">{payoutAmount(payout)}</bdi>
      {pay !== dash && (
        <>
          {' '}
          (<bdi>{pay}</bdi>)
        </>
      )}{' '}
      to <bdi className="payout-strong">{formatText(payout.user?.full_name)}</bdi>
      {address !== undefined && <> at <bdi className="payout-where">{address}</bdi></>}
      {network !== dash && <> over <bdi>{network}</bdi></>}
      {address === undefined && ', with no address named'}. <strong>Reject</strong> pays nothing. Neither can be undone.
    </p>
  );
}
