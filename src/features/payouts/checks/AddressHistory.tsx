import { CircleHelp, ExternalLink, TriangleAlert, User } from 'lucide-react';
import type { AddressUser, PayoutAddressHistory } from './addressHistoryRules';
import type { ExplorerLink } from '../decision/explorer';
import { formatDate } from '../../../lib/dates';
import { formatCount } from '../../../lib/numbers';
import { hrefs } from '../../../paths';
import './evidence.css';

/** How many users are listed. */
const shown = 5;

const count = (number: number, one: string) =>
  `${formatCount(number)} ${one}${number === 1 ? '' : 's'}`;

type Finding = 'alone' | 'shared' | 'unknown';

const icons = { alone: User, shared: TriangleAlert, unknown: CircleHelp } as const;

/**
 * Only what was read is known. Without a payout of another user nothing is known about others: that
 * must not read as 'nobody'.
 */
function findingOf(
  { others, compared, comparedOwn }: PayoutAddressHistory,
  isWhole: boolean,
): { finding: Finding; text: string } {
  if (others.length > 0)
    return { finding: 'shared', text: `Also used by ${count(others.length, 'other user')}` };
  if (isWhole) return { finding: 'alone', text: 'No other user found' };
  return compared > comparedOwn
    ? { finding: 'alone', text: 'No other user found so far' }
    : { finding: 'unknown', text: 'Not compared with other users' };
}

/**
 * What was compared, with the number that the checks say. It says nothing about payouts that were
 * not read.
 */
function comparedText(
  { compared, comparedOwn, more }: PayoutAddressHistory,
  isWhole: boolean,
): string {
  if (compared === 0)
    return more === 0
      ? 'No other payout has been read'
      : `Among ${count(more, 'payout')} of this user`;
  const among = `Among ${count(compared, 'payout')} ${isWhole ? 'of all users' : 'read so far'}`;
  if (more > 0) return `${among} and ${formatCount(more)} more of this user`;
  return comparedOwn === compared && !isWhole ? `${among}, all of this user` : among;
}

function daysText({ first, last }: AddressUser): string {
  const [from, to] = [formatDate(first), formatDate(last)];
  return from === to ? from : `${from} – ${to}`;
}

function UserName({ user }: { user: AddressUser }) {
  const name = <bdi>{user.name}</bdi>;
  return user.id === undefined ? name : <a href={hrefs.user(user.id)}>{name}</a>;
}

function UserLine({ user, isOwn = false }: { user: AddressUser; isOwn?: boolean }) {
  return (
    <li>
      <span>{isOwn ? 'This user' : <UserName user={user} />}</span>
      <span className="muted">
        {count(user.count, 'payout')}, {daysText(user)}
      </span>
    </li>
  );
}

export interface AddressHistoryProps {
  /** The payout's addresses, and the earlier payouts to each of them. */
  history: PayoutAddressHistory;
  /** Whether the payouts of all users were compared, not only some of them. */
  isWhole?: boolean;
  /** The user's earlier payouts are not among what was compared. */
  isOwnMissing: boolean;
}

/** Which users used an address, how often, from when to when, and among how many payouts. */
export function AddressHistory({ history, isWhole = false, isOwnMissing }: AddressHistoryProps) {
  const { others, own } = history;
  const { finding, text } = findingOf(history, isWhole);
  const Icon = icons[finding];
  return (
    <>
      <p className="evidence-address" data-kind={finding}>
        <Icon size={16} aria-hidden />
        {text}
      </p>
      {(others.length > 0 || own) && (
        <ul className="evidence-users" aria-label="Users of this address">
          {others.slice(0, shown).map((user) => (
            <UserLine key={user.id ?? ''} user={user} />
          ))}
          {own && <UserLine user={own} isOwn />}
        </ul>
      )}
      {others.length > shown && (
        <p className="muted evidence-note">And {count(others.length - shown, 'more user')}</p>
      )}
      <p className="muted evidence-note">
        {`${comparedText(history, isWhole)}${isOwnMissing ? ". This user's earlier payouts could not be read" : ''}`}
      </p>
    </>
  );
}

/** A link to a block explorer, another site. It says who will see the address there. */
export function AddressExplorer({ link: { href, host } }: { link: ExplorerLink }) {
  return (
    <p className="evidence-explorer">
      <a
        href={href}
        target="_blank"
        rel="noreferrer noopener"
        referrerPolicy="no-referrer"
        title={`Opens ${host}, which then sees this address`}
      >
        Look up on {host}
        <ExternalLink size={14} aria-hidden />
      </a>{' '}
      <span className="muted">It then sees this address.</span>
    </p>
  );
}
