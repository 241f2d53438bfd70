import type { Transaction } from '../../api/types';
import { Button } from '../../components/fields/Button';
import { DetailList } from '../../components/layout/DetailList';
import { Dialog, DialogBody } from '../../components/overlays/Dialog';
import { transactionDetailLook } from '../../domain/transactions';
import { transactionDetails } from './payoutFacts';
import './payouts.css';

/** Section 2: a credit's details, to be read only. Its colours are section 4's. */
export function TransactionDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
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
