import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Id, KycRecord, User, UserDetail } from '~/api/types';
import { formatDate, formatDateTime } from '~/lib/dates';
import { loaded, type Load } from '~/lib/load';
import { dash, formatText } from '~/lib/text';
import { hrefs } from '~/routes';
import type { ViewedDocument } from '~/ui/documents/DocumentViewer';
import { LoadPanel } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { DetailCard, DetailList, type Detail } from '~/ui/layout/DetailList';
import { Grid, Panel } from '~/ui/layout/Layout';
import { Badge } from '~/ui/table/Badge';
import { KycDocumentsCard } from '~/features/kyc/documents/KycDocumentsCard';
import { kycDocuments, kycBadge } from '~/features/kyc/model';
import { addresses, addressParts, splitName } from './userForm';
import { UserFrame } from './UserFrame';
import './users.css';

function PersonalCard({ user, row }: { user: UserDetail | undefined; row: User | undefined }) {
  const name = splitName(row?.full_name);
  return (
    <DetailCard
      title="Personal Information"
      details={[
        { label: 'First Name', value: row && formatText(name.first) },
        { label: 'Last Name', value: row && formatText(name.last) },
        { label: 'Email', value: row && formatText(row.email) },
        { label: 'Phone Number', value: user && formatText(user.phone_number) },
        { label: 'Country', value: user && formatText(user.country) },
        {
          label: 'Date of Birth',
          // In UTC, because a calendar day must not change with the time zone.
          value: user && formatDate(user.date_of_birth, 'UTC'),
        },
      ]}
    />
  );
}

function AccountCard({ row }: { row: User | undefined }) {
  return (
    <DetailCard
      title="Account Information"
      details={[
        { label: 'User ID', value: row && formatText(row.id) },
        {
          label: 'Role',
          value: row && (
            <Badge
              tone={row.role === 'admin' ? 'accent' : 'neutral'}
              label={formatText(row.role)}
            />
          ),
        },
        { label: 'Date Joined', value: row && formatDateTime(row.date_joined) },
        { label: 'Last Login', value: row && formatDateTime(row.last_login) },
      ]}
    />
  );
}

function statusOf(kyc: Load<KycRecord | null>, href: string): Detail['value'] {
  if (kyc.status === 'loading') return undefined;
  if (kyc.status === 'forbidden') return 'No access';
  if (kyc.status === 'failed') return <span className="inline-failure">Could not be loaded</span>;
  return (
    // Its label is the same link.
    <a href={href} tabIndex={-1}>
      <Badge {...kycBadge(kyc.data)} />
    </a>
  );
}

function SecurityCard({ id, kyc }: { id: UserDetail['id']; kyc: Load<KycRecord | null> }) {
  const record = loaded(kyc);
  const submitted =
    record === undefined
      ? dash
      : `${kycDocuments(record).filter(({ isMissing }) => !isMissing).length} of 3`;
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
        },
        {
          label: 'Documents Submitted',
          value: isKnown ? submitted : undefined,
        },
        {
          label: 'ID Reviewed',
          value: isKnown ? formatDateTime(record?.id_proof?.reviewed_at) : undefined,
        },
      ]}
    />
  );
}

/** The last card, so that nothing moves when it appears. */
function AddressCard({ address }: { address: UserDetail['address'] }) {
  if (!address) return null;
  return (
    <Panel title="Address Information">
      <Grid className="address-columns" gap={6}>
        {addresses.map(({ title, suffix }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <DetailList
              details={addressParts.map(({ part, label }) => ({
                label,
                value: formatText(address[`${part}${suffix}`]),
              }))}
            />
          </section>
        ))}
      </Grid>
    </Panel>
  );
}

interface UserDetailsScreenProps {
  id: Id;
  load: Load<UserDetail>;
  listed?: User;
  kyc: Load<KycRecord | null>;
  steps?: ReactNode;
  records?: ReactNode;
  isDownloading: boolean;
  onEdit: () => void;
  onDownload: (image: ViewedDocument) => void;
  onReadAgain: () => Promise<unknown>;
}

export function UserDetailsScreen({
  id,
  load,
  listed,
  kyc,
  steps,
  records,
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
          <Grid className="card-columns">
            <PersonalCard user={user} row={row} />
            <AccountCard row={row} />
            <SecurityCard id={id} kyc={kyc} />
          </Grid>
          <KycDocumentsCard
            id={id}
            user={user}
            load={kyc}
            {...{ isDownloading, onDownload, onReadAgain }}
          />
          <AddressCard address={user?.address} />
          {records}
        </div>
      </LoadPanel>
    </UserFrame>
  );
}
