import type { Transaction } from '../../../api/types';
import { Button } from '../../../ui/fields/Button';
import { DetailList } from '../../../ui/layout/DetailList';
import { Dialog, DialogBody } from '../../../ui/overlays/Dialog';
import { transactionDetailLook } from '../model';
import { transactionDetails } from '../list/payoutsTable';

export function TransactionDialog({
  transaction,
  onClose,
}: {
  transaction: Transaction;
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
