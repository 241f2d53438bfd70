import { move, passBy } from './move';

interface Shown {
  text: string;
  rect: DOMRect;
}

/** The payout under review, before the latest change. */
let before: Shown | undefined;

const counter = '.review-so-far li';

function shownNow(): Shown | undefined {
  const heading = document.querySelector('.review-payout h2');
  return heading ? { text: heading.textContent, rect: heading.getBoundingClientRect() } : undefined;
}

/** In a run, a decided payout leaves towards the count of its outcome, and the next one comes from the other side. */
export function leaveToOutcome(records: readonly MutationRecord[]): void {
  const now = shownNow();
  const was = before ?? now;
  before = now;
  if (!was) return;
  const counted = records.find(
    ({ type, target, oldValue }) =>
      type === 'characterData' && target.parentElement?.closest(counter) && Number(target.nodeValue) > Number(oldValue),
  );
  const to = counted?.target.parentElement?.closest(counter)?.getBoundingClientRect();
  if (to) {
    const x = to.left + to.width / 2 - (was.rect.left + was.rect.width / 2);
    const y = to.top + to.height / 2 - (was.rect.top + was.rect.height / 2);
    const there = `translate(${String(x)}px, ${String(y)}px) scale(0.3)`;
    passBy(was.rect, { transform: ['translate(0px, 0px) scale(1)', there], opacity: [1, 0.2] }, { text: was.text, kind: 'flight' });
  }
  const section = document.querySelector<HTMLElement>('.review-payout');
  // Within the margin of a phone: the page never becomes wider.
  if (section && now && now.text !== was.text) void move(section, { transform: ['translateX(12px)', 'translateX(0px)'] });
}
