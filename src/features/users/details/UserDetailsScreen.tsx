import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import type { Id, KycRecord, User, UserDetail } from '../../../api/types';
import type { ViewedDocument } from '../../../ui/documents/DocumentViewer';
import { LoadPanel } from '../../../ui/feedback/states';
import { Button } from '../../../ui/fields/Button';
import { loaded, type Load } from '../../../lib/load';
import { KycDocumentsCard } from '../../kyc/documents/KycDocumentsCard';
import { AccountCard, AddressCard, PersonalCard, SecurityCard } from './UserCards';
import { UserFrame } from '../UserFrame';
import '../users.css';

export interface UserDetailsScreenProps {
  /** The user's id. */
  id: Id;
  /** The user's details: loading, loaded, or why they could not be read. */
  load: Load<UserDetail>;
  /** What a list says of the user, shown while the rest loads. */
  listed?: User;
  /** The user's KYC record: loading, loaded, or why it could not be read. Null if there is none. */
  kyc: Load<KycRecord | null>;
  /**
   * Links to the previous and the next record of the list that led here. Undefined if there is no
   * such list.
   */
  steps?: ReactNode;
  /** True while an image is being downloaded. Another download cannot start then. */
  isDownloading: boolean;
  /** Called to edit the user. */
  onEdit: () => void;
  /** Called with the image to download. */
  onDownload: (image: ViewedDocument) => void;
  /**
   * Called to read the record again, which signs the addresses of its files anew. Resolves when it
   * is there.
   */
  onReadAgain: () => Promise<unknown>;
}

/**
 * What is known of one user: name and contact, identity check, addresses. The record can be edited,
 * and its documents downloaded.
 */
export function UserDetailsScreen({
  id,
  load,
  listed,
  kyc,
  steps,
  isDownloading,
  onEdit,
  onDownload,
  onReadAgain,
}: UserDetailsScreenProps) {
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
          <KycDocumentsCard
            id={id}
            user={user}
            load={kyc}
            {...{ isDownloading, onDownload, onReadAgain }}
          />
          <AddressCard address={user?.address} />
        </div>
      </LoadPanel>
    </UserFrame>
  );
}
