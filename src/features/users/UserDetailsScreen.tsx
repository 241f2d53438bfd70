import type { KycRecord, User, UserDetail, Id } from '../../api/types';
import { DetailCard } from '../../ui/layout/DetailCard';
import { DetailList, type Detail } from '../../ui/layout/DetailList';
import { Panel } from '../../ui/layout/Panel';
import { Badge } from '../../ui/table/Badge';
import { formatDate, formatDateTime } from '../../lib/dates';
import { derivedKycStatus, kycDocuments, kycStatusLooks } from '../kyc/model';
import { loaded, type Load } from '../../lib/load';
import { splitName } from './userForm';
import { dash, formatText } from '../../lib/text';
import { hrefs } from '../../paths';
import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import type { ViewedDocument } from '../../ui/documents/DocumentViewer';
import { LoadPanel } from '../../ui/feedback/LoadPanel';
import { Button } from '../../ui/fields/Button';
import { KycDocumentsCard } from '../kyc/documents/KycDocumentsCard';
import { UserFrame } from './UserFrame';
import './users.css';

// Section 2.
/**
 * Who the user is. First and last name are taken from the full name. `user` and `row`, what a list
 * says of the user, are undefined while they load.
 */
function PersonalCard({ user, row }: { user: UserDetail | undefined; row: User | undefined }) {
  const name = splitName(row?.full_name);
  return (
    <DetailCard
      title="Personal Information"
      details={[
        { label: 'First Name', value: row && formatText(name.first), placeholder: 72 },
        { label: 'Last Name', value: row && formatText(name.last), placeholder: 88 },
        { label: 'Email', value: row && formatText(row.email), placeholder: 190 },
        { label: 'Phone Number', value: user && formatText(user.phone_number), placeholder: 130 },
        { label: 'Country', value: user && formatText(user.country), placeholder: 80 },
        {
          label: 'Date of Birth',
          value: user && formatCalendarDay(user.date_of_birth),
          placeholder: 84,
        },
      ]}
    />
  );
}

/** Formatted in UTC: a calendar day must not change with the time zone. */
const formatCalendarDay = (day: unknown) => formatDate(day, 'UTC');

function AccountCard({ row }: { row: User | undefined }) {
  return (
    <DetailCard
      title="Account Information"
      details={[
        { label: 'User ID', value: row && formatText(row.id), placeholder: 48 },
        {
          label: 'Role',
          value: row && (
            <Badge tone={row.role === 'admin' ? 'accent' : 'neutral'}>{formatText(row.role)}</Badge>
          ),
          placeholder: 48,
        },
        { label: 'Date Joined', value: row && formatDateTime(row.date_joined), placeholder: 140 },
        { label: 'Last Login', value: row && formatDateTime(row.last_login), placeholder: 140 },
      ]}
    />
  );
}

function statusOf(kyc: Load<KycRecord | null>, href: string): Detail['value'] {
  if (kyc.status === 'loading') return undefined;
  if (kyc.status === 'forbidden') return 'No access';
  // No 'Try again' here: the documents' card has it, and it reloads the data of both cards.
  if (kyc.status === 'failed') return <span className="inline-failure">Could not be loaded</span>;
  const { label, tone } = kycStatusLooks[derivedKycStatus(kyc.data)];
  return (
    // The label is the same link and can be reached with the Tab key.
    <a href={href} tabIndex={-1}>
      <Badge tone={tone}>{label}</Badge>
    </a>
  );
}

// Section 2.
/** 'KYC Status' and 'Review Details' link to the KYC page. */
function SecurityCard({ id, kyc }: { id: UserDetail['id']; kyc: Load<KycRecord | null> }) {
  const record = loaded(kyc);
  const submitted =
    record === undefined
      ? undefined
      : kycDocuments(record).filter(({ isMissing }) => !isMissing).length;
  const isKnown = kyc.status !== 'loading';
  return (
    <DetailCard
      title="Security & Verification"
      actions={
        <a className="arrow-link" href={hrefs.userKyc(id)}>
          Review Details
        </a>
      }
      details={[
        {
          label: 'KYC Status',
          href: hrefs.userKyc(id),
          value: statusOf(kyc, hrefs.userKyc(id)),
          placeholder: 104,
        },
        {
          label: 'Documents Submitted',
          value: isKnown ? (submitted === undefined ? dash : `${submitted} of 3`) : undefined,
          placeholder: 44,
        },
        {
          label: 'ID Reviewed',
          value: isKnown ? formatDateTime(record?.id_proof?.reviewed_at) : undefined,
          placeholder: 140,
        },
      ]}
    />
  );
}

function addressLines(address: NonNullable<UserDetail['address']>, suffix: '' | '2'): Detail[] {
  const [home, town, state, zip] = [
    address[`home_address${suffix}`],
    address[`town${suffix}`],
    address[`state${suffix}`],
    address[`zip_code${suffix}`],
  ];
  return [
    { label: 'Home Address', value: formatText(home) },
    { label: 'Town', value: formatText(town) },
    { label: 'State', value: formatText(state) },
    { label: 'Zip Code', value: formatText(zip) },
  ];
}

// Section 2.
/** Shown only if an address exists. It is the last card, so that nothing moves when it appears. */
function AddressCard({ address }: { address: UserDetail['address'] }) {
  if (!address) return null;
  return (
    <Panel title="Address Information">
      <div className="address-columns">
        <section aria-label="Home Address 1">
          <h3>Home Address 1</h3>
          <DetailList details={addressLines(address, '')} />
        </section>
        <section aria-label="Home Address 2">
          <h3>Home Address 2</h3>
          <DetailList details={addressLines(address, '2')} />
        </section>
      </div>
    </Panel>
  );
}

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
