import { move, passBy } from './move';

interface Shown {
  heading: Element;
  text: string;
  rect: DOMRect;
}

/** A payout under review, in a run or beside the list. */
const headings = '.review-payout h2, .dock .payout-headline bdi';
const sections = '.review-payout, .dock .payout-columns';

/** The payout under review, before the latest change. Its place is in the page: it may have been scrolled since. */
let before: Shown | undefined;

/** A payout that was not accepted, or whose result is unknown, stays. */
const counter = '.review-so-far li:is([data-verdict="approved"], [data-verdict="rejected"])';

function shownNow(): Shown | undefined {
  const heading = document.querySelector(headings);
  if (!heading) return undefined;
  const { left, top, width, height } = heading.getBoundingClientRect();
  return { heading, text: heading.textContent, rect: new DOMRect(left, top + scrollY, width, height) };
}

/** The changed status of the payout beside the list, until that payout leaves: it stays if its result is unknown. */
let status: Element | undefined;

/** The count that has grown in a run. */
function countOf({ target, oldValue }: MutationRecord): Element | undefined {
  return Number(target.nodeValue) > Number(oldValue) ? (target.parentElement?.closest(counter) ?? undefined) : undefined;
}

/** The status of the payout that is open beside the list, or was until this change: it says the outcome there. */
function statusOfOpen(target: Node, records: readonly MutationRecord[]): Element | undefined {
  const badge = target.parentElement?.closest('#main tr .badge');
  // Many texts may change at once, few of them are a status.
  if (!badge) return undefined;
  const row = badge.closest('tr');
  const wasOpen = () =>
    records.some(({ type, target: changed, oldValue }) => type === 'attributes' && changed === row && oldValue === 'true');
  return row?.matches('[aria-current="true"]') || wasOpen() ? badge : undefined;
}

/** In a run, a decided payout leaves towards the count of its outcome, beside a list towards its status there. The next one comes. */
export function leaveToOutcome(records: readonly MutationRecord[]): void {
  const now = shownNow();
  const was = before ?? now;
  before = now;
  if (!was) return;
  const texts = records.filter(({ type }) => type === 'characterData');
  const count = texts.map(countOf).find((one) => one !== undefined);
  status = texts.map(({ target }) => statusOfOpen(target, records)).find((one) => one !== undefined) ?? status;
  const hasLeft = was.heading !== now?.heading;
  const to = (count ?? (hasLeft && status?.isConnected ? status : undefined))?.getBoundingClientRect();
  if (hasLeft) status = undefined;
  if (to) {
    const from = new DOMRect(was.rect.left, was.rect.top - scrollY, was.rect.width, was.rect.height);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const there = `translate(${String(x)}px, ${String(y)}px) scale(0.3)`;
    passBy(from, { transform: ['translate(0px, 0px) scale(1)', there], opacity: [1, 0.2] }, { text: was.text, kind: 'flight' });
  }
  const section = document.querySelector<HTMLElement>(sections);
  // Within the margin of a phone: the page never becomes wider.
  if (section && now && now.text !== was.text) void move(section, { transform: ['translateX(12px)', 'translateX(0px)'] });
}
