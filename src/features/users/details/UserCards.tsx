import type { KycRecord, User, UserDetail } from '../../../api/types';
import { Panel } from '../../../ui/layout/Panel';
import { DetailCard, DetailList, type Detail } from '../../../ui/layout/DetailList';
import { Badge } from '../../../ui/table/Badge';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { derivedKycStatus, kycDocuments, kycStatusLooks } from '../../kyc/model';
import { loaded, type Load } from '../../../lib/load';
import { splitName } from './form';
import { dash, formatText } from '../../../lib/text';
import { hrefs } from '../../../paths';

// Section 2.
/**
 * Who the user is. First and last name are taken from the full name. `user` and `row`, what a list
 * says of the user, are undefined while they load.
 */
export function PersonalCard({
  user,
  row,
}: {
  user: UserDetail | undefined;
  row: User | undefined;
}) {
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

export function AccountCard({ row }: { row: User | undefined }) {
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
export function SecurityCard({ id, kyc }: { id: UserDetail['id']; kyc: Load<KycRecord | null> }) {
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
export function AddressCard({ address }: { address: UserDetail['address'] }) {
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
