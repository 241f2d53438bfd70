import type { Transaction } from '../../../api/types';
import { Button } from '../../../ui/fields/Button';
import { DetailList } from '../../../ui/layout/DetailList';
import { Dialog, DialogBody } from '../../../ui/overlays/Dialog';
import { transactionDetailLook } from './transactions';
import { transactionDetails } from '../decision/payoutFacts';

// Section 2, section 4.
/**
 * The details of a credit to a wallet: amount, address, network, status. Nothing can be changed.
 */
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
