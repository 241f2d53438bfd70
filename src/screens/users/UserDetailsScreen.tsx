import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import type { Id, KycRecord, User, UserDetail } from '../../api/types';
import type { ViewedDocument } from '../../components/documents/DocumentViewer';
import { LoadPanel } from '../../components/feedback/LoadPanel';
import { Button } from '../../components/fields/Button';
import { loaded, type Load } from '../../domain/values/load';
import { KycDocumentsCard } from '../kyc/KycDocumentsCard';
import { AccountCard, AddressCard, PersonalCard, SecurityCard } from './UserCards';
import { UserFrame } from './UserFrame';
import './users.css';

export interface UserDetailsScreenProps {
  id: Id;
  load: Load<UserDetail>;
  /** What a list says of the user, shown while the rest loads. */
  listed?: User;
  kyc: Load<KycRecord | null>;
  steps?: ReactNode;
  isDownloading: boolean;
  onEdit: () => void;
  onDownload: (image: ViewedDocument) => void;
}

/** Section 2, the details page of a user. */
export function UserDetailsScreen({ id, load, listed, kyc, steps, isDownloading, onEdit, onDownload }: UserDetailsScreenProps) {
  const user = loaded(load);
  const row = load.status === 'loading' ? listed : user;
  return (
    <UserFrame
      id={id}
      user={row}
      title="User Details"
      tab="Details"
      steps={steps}
      actions={
        <Button variant="outline" isDisabled={!user} onClick={onEdit}>
          <Pencil size={15} aria-hidden />
          Edit Details
        </Button>
      }
    >
      <LoadPanel load={load} what="The user">
        <div className="stack">
          <div className="card-columns">
            <PersonalCard user={user} row={row} />
            <div className="stack">
              <AccountCard row={row} />
              <SecurityCard id={id} kyc={kyc} />
            </div>
          </div>
          <KycDocumentsCard id={id} load={kyc} isDownloading={isDownloading} onDownload={onDownload} />
          <AddressCard address={user?.address} />
        </div>
      </LoadPanel>
    </UserFrame>
  );
}
