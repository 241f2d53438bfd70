import type { Transaction } from '../../api/types';
import { Button } from '../../components/fields/Button';
import { DetailList } from '../../components/layout/DetailList';
import { Dialog, DialogBody } from '../../components/overlays/Dialog';
import { transactionDetailLook } from '../../domain/wallet/transactions';
import { transactionDetails } from '../payouts/payoutFacts';

// Section 2, section 4.
/** A credit's details, read-only, with the specification's colors. */
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
