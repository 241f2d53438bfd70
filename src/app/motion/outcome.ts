import { move, passBy } from './move';

interface Shown {
  text: string;
  rect: DOMRect;
}

/**
 * The payout under review, before the latest change. Its place is in the page: it may have been
 * scrolled since.
 */
let before: Shown | undefined;

/** A payout that was not accepted, or whose result is unknown, stays. */
const counter = '.review-so-far li:is([data-verdict="approved"], [data-verdict="rejected"])';

function shownNow(): Shown | undefined {
  const heading = document.querySelector('.review-payout h2');
  if (!heading) return undefined;
  const { left, top, width, height } = heading.getBoundingClientRect();
  return { text: heading.textContent, rect: new DOMRect(left, top + scrollY, width, height) };
}

/**
 * In a run, a decided payout leaves towards the count of its outcome, and the next one comes from
 * the other side.
 */
export function leaveToOutcome(records: readonly MutationRecord[]): void {
  const now = shownNow();
  const was = before ?? now;
  before = now;
  if (!was) return;
  const counted = records.find(
    ({ type, target, oldValue }) =>
      type === 'characterData' &&
      target.parentElement?.closest(counter) &&
      Number(target.nodeValue) > Number(oldValue),
  );
  const to = counted?.target.parentElement?.closest(counter)?.getBoundingClientRect();
  if (to) {
    const from = new DOMRect(
      was.rect.left,
      was.rect.top - scrollY,
      was.rect.width,
      was.rect.height,
    );
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const there = `translate(${String(x)}px, ${String(y)}px) scale(0.3)`;
    passBy(
      from,
      { transform: ['translate(0px, 0px) scale(1)', there], opacity: [1, 0.2] },
      { text: was.text, kind: 'flight' },
    );
  }
  const section = document.querySelector<HTMLElement>('.review-payout');
  // Within the margin of a phone: the page never becomes wider.
  if (section && now && now.text !== was.text)
    void move(section, { transform: ['translateX(12px)', 'translateX(0px)'] });
}
