import type { Transaction } from '../../api/types';
import { Button } from '../../components/fields/Button';
import { DetailList } from '../../components/layout/DetailList';
import { Dialog, DialogBody } from '../../components/overlays/Dialog';
import { transactionDetailLook } from '../../domain/wallet/transactions';
import { transactionDetails } from '../payouts/payoutFacts';

// Section 2, section 4.
/** The details of a credit to a wallet: amount, address, network, status. Nothing can be changed. */
export function TransactionDialog({
  transaction,
  onClose,
}: {
  /** The transaction whose record is shown. */
  transaction: Transaction;
  /** Called to close the dialog. */
  onClose: () => void;
}) {
  return (
    <Dialog
      title="Transaction Details"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      }
    >
      <DialogBody>
        <DetailList details={transactionDetails(transaction, transactionDetailLook(transaction))} />
      </DialogBody>
    </Dialog>
  );
}
