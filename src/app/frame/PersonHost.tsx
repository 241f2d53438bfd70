import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '~/lib/browser/listen';
import { isWide } from '~/ui/layout/viewport';
import { parsePerson, type Person } from '~/features/users/person/person';
import { usePerson } from '~/features/users/person/usePerson';
import { PersonPanel } from '~/features/users/person/PersonPanel';

function About({
  person,
  takesFocus,
  onClose,
}: {
  person: Person;
  takesFocus: boolean;
  onClose: () => void;
}) {
  return (
    <PersonPanel person={person} {...usePerson(person)} takesFocus={takesFocus} onClose={onClose} />
  );
}

/** Marks the row, so that J and K start from it. */
function useMarkedRow(row: Element | null | undefined): void {
  useEffect(() => {
    if (!row || row.closest('table')?.querySelector('[aria-current]')) return undefined;
    row.setAttribute('aria-current', 'true');
    return () => row.removeAttribute('aria-current');
  }, [row]);
}

export function PersonHost({ opener, onClose }: { opener: HTMLElement; onClose: () => void }) {
  // A modal dialog keeps focus and pointer, so the panel must be inside it (R440).
  const dialog = opener.closest('[role="dialog"]');
  const [followed, setFollowed] = useState<{ from: HTMLElement; row: Element; text: string }>();
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    // A panel that was opened from a payout's dialog stays with that payout.
    if (!isWide() || dialog || !(target instanceof Element) || target.closest('.person')) return;
    const row = target.closest('tr, li, article');
    const text = row?.querySelector<HTMLElement>('[data-about]')?.dataset['about'];
    if (row && text !== undefined) setFollowed({ from: opener, row, text });
  });
  useEffect(() => listen('focusin', (event) => follow(event), { target: document }), []);
  const isFollowing = followed?.from === opener;
  const text = isFollowing ? followed.text : opener.dataset['about'];
  const person = parsePerson(text);
  useMarkedRow(isFollowing ? followed.row : opener.closest('tr'));
  const close = () => {
    onClose();
    (opener.isConnected ? opener : document.querySelector<HTMLElement>('#main'))?.focus();
  };
  const closeFirst = useEffectEvent((event: KeyboardEvent) => {
    const isInside =
      event.target instanceof Element && event.target.closest('[role="dialog"] > .person') !== null;
    if (event.key !== 'Escape' || !isInside) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  });
  // Listens in the capture phase, because the dialog's own Escape listens on the document.
  useEffect(() => listen('keydown', (event) => closeFirst(event), { capture: true }), []);
  const panel = person && (
    <About key={text} person={person} takesFocus={!isFollowing} onClose={close} />
  );
  return dialog ? createPortal(panel, dialog) : panel;
}
