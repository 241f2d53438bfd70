import type { ToastMessage } from './toasts';

export const margin = 16;
/** Between two messages. */
export const gap = 12;
/** Below the header's buttons, beside the navigation: nothing is there on a wide screen. */
export const belowHeader = 54;

/** The places a message for 'bottom' chooses from, the preferred one first. */
export const choices = ['bottom', 'bottomEnd', 'topEnd'] as const;
export type Choice = (typeof choices)[number];

/** Menus and popovers that are open. */
const menus = '.popover, [data-scope=menu][data-part=content][data-state=open]';

export const isPhone = () => matchMedia('(max-width: 519px)').matches;

/** On a phone a message at the bottom would lie over a failed state and its 'Try again'. */
export const isOverFailure = () =>
  isPhone() && document.querySelector(`.state[data-tone='bad']`) !== null;

/** As in the recipe. */
const widthNow = () => Math.min(400, innerWidth / 2 + 8);
export const heightOf = ({ detail }: ToastMessage) => (detail === undefined ? 48 : 72);
/** Less than the height of a line of small text, so that none lies between two points. */
const step = { x: 40, y: 12 };

/**
 * Where a message at the window's lower end would begin. Its place is lifted above what stays
 * there: a form's bar, the offline strip.
 */
function topAtBottom(height: number): number {
  const region = document.querySelector(`[data-scope=toast][data-part=group][data-side=bottom]`);
  const [, lift = '0'] = region
    ? getComputedStyle(region).getPropertyValue('translate').split(' ')
    : [];
  return innerHeight + (Number.parseFloat(lift) || 0) - margin - height;
}

/**
 * On a phone a message is as wide as the window, and must not lie over the button that it may be
 * about, or over the box beside that.
 */
export function isOverForm(height: number): boolean {
  if (!isPhone()) return false;
  const top = topAtBottom(height);
  return [
    ...document.querySelectorAll(
      'button[type=submit], form :is(button, textarea), [data-keep-clear]',
    ),
  ].some((control) => {
    const box = control.getBoundingClientRect();
    return box.bottom > top && box.top < top + height;
  });
}

/**
 * What a message would cover at a point: a menu counts more than a control, a control more than a
 * text, and a text more than nothing.
 */
function weightAt(x: number, y: number): number {
  const node = document
    .elementsFromPoint(x, y)
    .find((one) => one.closest('[data-scope=toast]') === null);
  if (!node) return 0;
  if (node.closest(menus)) return 20;
  if (node.closest('a, button, input, select, textarea, label')) return 3;
  if (node.closest('svg, img, canvas')) return 1;
  const range = document.createRange();
  const hasTextHere = [...node.childNodes].some((child) => {
    if (child.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(child);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  });
  return hasTextHere ? 2 : 0;
}

export function coveredAt(place: Choice, height: number): number {
  const width = widthNow();
  const left = place === 'bottom' ? margin : innerWidth - margin - width;
  const top = place === 'topEnd' ? belowHeader : topAtBottom(height);
  let sum = 0;
  for (let x = step.x / 2; x < width; x += step.x)
    for (let y = step.y / 2; y < height; y += step.y) sum += weightAt(left + x, top + y);
  return sum;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const areOver = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isInWindow = ({ left, right, top, bottom }: Box) =>
  left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;

const moved = ({ left, right, top, bottom }: Box, [x, y]: readonly [number, number]): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/** Where the messages of a place stand once they have slid in. Undefined if there are none. */
function boxOf(region: HTMLElement): Box | undefined {
  const shown = [...region.querySelectorAll<HTMLElement>('[data-part=root][data-state=open]')];
  const { top, bottom } = region.getBoundingClientRect();
  const [first] = shown;
  if (!first) return undefined;
  const { left, right } = first.getBoundingClientRect();
  const heights = shown.map(({ offsetHeight }) => offsetHeight);
  const height = heights.reduce((sum, one) => sum + one + gap, -gap);
  return region.dataset['side'] === 'top'
    ? { left, right, top, bottom: top + height }
    : { left, right, top: bottom - height, bottom };
}

/**
 * Moves the messages of a place off the menus: below them, beside them, or above them, wherever
 * there is room.
 */
function moveOff(region: HTMLElement, open: readonly Box[]): void {
  region.style.removeProperty('transform');
  const box = open.length > 0 ? boxOf(region) : undefined;
  const menu = box && open.find((one) => areOver(box, one));
  if (!menu) return;
  const ways = [
    [0, menu.bottom + gap - box.top],
    [menu.left - gap - box.right, 0],
    [menu.right + gap - box.left, 0],
    [0, menu.top - gap - box.bottom],
  ] as const;
  const way = ways.find(
    (one) => isInWindow(moved(box, one)) && !open.some((other) => areOver(moved(box, one), other)),
  );
  if (way) region.style.transform = `translate(${String(way[0])}px, ${String(way[1])}px)`;
}

/**
 * While a menu is open, messages stand where they don't cover it. Returns a function that stops it.
 */
export function keepOffMenus(): () => void {
  let frame = 0;
  let wasOpen = false;
  const place = () => {
    const open = [...document.querySelectorAll(menus)];
    // One that still grows has its size and place when it has come.
    const coming = open
      .flatMap((menu) => menu.getAnimations())
      .filter(({ playState }) => playState === 'running');
    if (coming.length > 0)
      void Promise.allSettled(coming.map(({ finished }) => finished)).then(placeSoon);
    const boxes = open.map((menu) => menu.getBoundingClientRect());
    if (boxes.length > 0 || wasOpen)
      for (const region of document.querySelectorAll<HTMLElement>(
        '[data-scope=toast][data-part=group]',
      ))
        moveOff(region, boxes);
    wasOpen = boxes.length > 0;
  };
  // A menu has its place a frame after it was added.
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(place)));
  };
  const observer = new MutationObserver(placeSoon);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
