import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { isWide } from '../../ui/layout/wideScreen';
import { parsePerson, type Person } from '../../features/users/person/person';
import { usePerson } from '../../features/users/person/usePerson';
import { toLoad, type Reading } from '../../api/reading/reading';
import { PersonPanel } from '../../features/users/person/PersonPanel';
import type { Load } from '../../lib/load';
import type { User } from '../../api/types';

/** Nobody is known by it if the reading has ended without a user. */
const whoOf = (reading: Reading<User>): Load<User | null> =>
  !reading.isLoading && !reading.error && reading.data === undefined
    ? { status: 'ready', data: null }
    : toLoad(reading);

function About({
  person,
  takesFocus,
  onClose,
}: {
  person: Person;
  takesFocus: boolean;
  onClose: () => void;
}) {
  const { userId, user, kyc, wallet, payouts, accounts, tickets } = usePerson(person);
  return (
    <PersonPanel
      person={person}
      userId={userId}
      user={whoOf(user)}
      kyc={kyc && toLoad(kyc)}
      wallet={wallet && toLoad(wallet)}
      payouts={payouts && { isWhole: payouts.isWhole, load: toLoad(payouts.reading) }}
      accounts={accounts && toLoad(accounts)}
      tickets={tickets}
      takesFocus={takesFocus}
      onClose={onClose}
    />
  );
}

/**
 * What gets the focus when the panel is closed. A list that doesn't name the person has a hidden
 * opener: then it is the row's link.
 */
function returnTo(opener: HTMLElement): HTMLElement | null | undefined {
  if (!opener.isConnected) return document.querySelector<HTMLElement>('#main');
  return opener.hidden
    ? opener.closest('tr')?.querySelector<HTMLElement>('[data-row-link]')
    : opener;
}

/**
 * Marks the row that the panel is about, unless the list has a mark of its own. J and K go on from
 * there.
 */
function useMarkedRow(row: Element | null | undefined): void {
  useEffect(() => {
    if (!row || row.closest('table')?.querySelector('[aria-current]')) return undefined;
    row.setAttribute('aria-current', 'true');
    return () => row.removeAttribute('aria-current');
  }, [row]);
}

export interface PersonHostProps {
  /** The button that was pressed. */
  opener: HTMLElement;
  onClose: () => void;
}

/**
 * The panel about a person. On a wide screen it follows the row with the focus. Closing it returns
 * the focus to its button.
 */
export function PersonHost({ opener, onClose }: PersonHostProps) {
  // A modal dialog keeps the focus and the pointer, so the panel is a part of it (R440).
  const dialog = opener.closest('[role="dialog"]');
  const [followed, setFollowed] = useState<{ from: HTMLElement; row: Element; text: string }>();
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    // The panel about a payout's user stays with the payout that is open.
    if (!isWide() || dialog || !(target instanceof Element) || target.closest('.person')) return;
    const row = target.closest('tr, li, article');
    const text = row?.querySelector<HTMLElement>('[data-about]')?.dataset['about'];
    if (row && text !== undefined) setFollowed({ from: opener, row, text });
  });
  useEffect(() => {
    const listen = (event: FocusEvent) => follow(event);
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);
  const isFollowing = followed?.from === opener;
  const text = isFollowing ? followed.text : opener.dataset['about'];
  const person = parsePerson(text);
  useMarkedRow(isFollowing ? followed.row : opener.closest('tr'));
  const close = () => {
    onClose();
    returnTo(opener)?.focus();
  };
  const closeFirst = useEffectEvent((event: KeyboardEvent) => {
    const isInside =
      event.target instanceof Element && event.target.closest('[role="dialog"] > .person') !== null;
    if (event.key !== 'Escape' || !isInside) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  });
  useEffect(() => {
    // The dialog's own Escape listens while the event is captured at the document, so this one
    // comes before it.
    const listen = (event: KeyboardEvent) => closeFirst(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
  const panel = person && (
    <About key={text} person={person} takesFocus={!isFollowing} onClose={close} />
  );
  return dialog ? createPortal(panel, dialog) : panel;
}
