// One sample: a fresh browser context, the same steps for every build, figures from the page
// itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { installProbe } from './inPage.mjs';
import { firstPayout, lastMessageOf, shownOnDetails } from './stubApi.mjs';

export const conditions = { cpu: 4, mbit: 10, rttMs: 40, apiMs: 40, heapPages: 50 };

async function openPage(browser, origin, target, isSignedIn) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(`${origin}/__blank`);
  if (isSignedIn)
    await page.evaluate(
      (entries) => entries.forEach(([key, value]) => globalThis.localStorage.setItem(key, value)),
      Object.entries(target.signedIn),
    );
  await page.addInitScript(installProbe, { row: target.row, mark: target.mark });
  let script = 0;
  const scripts = new Set();
  const files = [];
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
    // A picture of the browser's own is no file.
    if (!response.mimeType.includes('json') && !/\/__blank$|^data:/.test(response.url))
      files.push(response.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  const throttle = async (isOn) => {
    const throughput = isOn ? (conditions.mbit * 1_000_000) / 8 : -1;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: isOn ? conditions.cpu : 1 });
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: isOn ? conditions.rttMs : 0,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  };
  /** Milliseconds spent on styles and layout since the browser's page began. */
  const layoutMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return (of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
  };
  return { context, page, cdp, throttle, layoutMs, files, scriptBytes: () => script };
}

/**
 * Sets a condition, acts, and returns the time from the input event to the condition's frame, and
 * the slowest input.
 */
async function react({ page }, [name, argument], act) {
  await page.evaluate(
    ([condition, value]) => {
      globalThis.probe.inputs = [];
      globalThis.probe.pending = globalThis.probe.when(condition, value);
    },
    [name, argument],
  );
  await act();
  const times = await page.evaluate(async () => ({
    end: await globalThis.probe.pending,
    start: globalThis.probe.lastInput,
  }));
  await sleep(300);
  const slowest = await page.evaluate(() => Math.max(0, ...globalThis.probe.inputs));
  return { ms: times.end === undefined ? undefined : times.end - times.start, slowest };
}

async function click({ page }, selector) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await sleep(150);
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function load(open, origin, url) {
  await open.page.goto(origin + url, { waitUntil: 'commit' });
  const rows = await open.page.evaluate(() => globalThis.probe.rowsAt);
  if (rows === undefined) throw new Error(`${url} showed no rows`);
  const files = open.files.length;
  await sleep(1100);
  const layout = await open.layoutMs();
  const figures = await open.page.evaluate((rowsAt) => {
    const { firstPaint, largestPaint, layoutShift, longTasks } = globalThis.probe;
    const blocking = longTasks
      .filter(({ start }) => start <= rowsAt + 1000)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint, layoutShift, rows: rowsAt, blocking };
  }, rows);
  return { ...figures, files, layout };
}

async function signIn(browser, origin, target) {
  const open = await openPage(browser, origin, target, false);
  await open.throttle(true);
  await open.page.goto(origin + target.loginUrl, { waitUntil: 'commit' });
  const form = await open.page.evaluate(() => globalThis.probe.when('form'));
  await sleep(1000);
  await open.page.fill('input[name=email]', 'staff@example.com');
  await open.page.fill('input[name=password]', 'password-of-staff');
  const result = await react(open, ['rows'], () =>
    click(open, 'form button[type=submit], form button:not([type])'),
  );
  await open.context.close();
  return { form, ...result };
}

async function search(open, target) {
  await click(open, target.search);
  await open.page.evaluate(() => (globalThis.probe.inputs = []));
  await open.page.keyboard.type('ros', { delay: 120 });
  await open.page.evaluate(() => globalThis.probe.when('filtered', 'ros'));
  await sleep(700);
  const typed = await open.page.evaluate(() => globalThis.probe.inputs);
  const last = await react(open, ['filtered', 'ross'], () => open.page.keyboard.press('s'));
  await open.page.fill(target.search, '');
  await sleep(900);
  return { ms: last.ms, slowest: Math.max(last.slowest, ...typed) };
}

async function nextPages(open, target, count) {
  const results = [];
  for (let i = 0; i < count; i += 1) {
    const previous = await open.page.evaluate(() => globalThis.probe.firstRow());
    results.push(await react(open, ['changed', previous], () => click(open, target.next)));
  }
  return results;
}

/** Opens the first row and comes back. Undefined if the row has no details page yet. */
async function openAndBack(open, target) {
  if (!target.open) return {};
  const details = await react(open, ['shows', shownOnDetails], () => click(open, target.open));
  const back = await open.page.evaluate(async () => {
    const start = performance.now();
    globalThis.history.back();
    await new Promise((wake) => setTimeout(wake, 0));
    const end = await globalThis.probe.when('rows');
    return end === undefined ? undefined : end - start;
  });
  return { details: details.ms, back, slowest: details.slowest };
}

async function heapAfterPages(open, target) {
  await open.throttle(false);
  for (let i = 0; i < conditions.heapPages; i += 1) {
    const previous = await open.page.evaluate(() => globalThis.probe.firstRow());
    await open.page.locator(target.next).click();
    await open.page.evaluate((before) => globalThis.probe.when('changed', before), previous);
  }
  for (let i = 0; i < 2; i += 1) await open.cdp.send('HeapProfiler.collectGarbage');
  return (await open.cdp.send('Runtime.getHeapUsage')).usedSize / 1_048_576;
}

const middle = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** All figures of one build, by the names of the budgets in budgets.mjs. */
export async function visit(browser, origin, target) {
  const login = await signIn(browser, origin, target);
  const open = await openPage(browser, origin, target, true);
  await open.throttle(true);
  const loaded = await load(open, origin, target.listUrl);
  const script = open.scriptBytes() / 1000;
  const found = await search(open, target);
  const paged = await nextPages(open, target, 3);
  const opened = await openAndBack(open, target);
  const heap = await heapAfterPages(open, target);
  await open.context.close();
  const slowest = Math.max(
    login.slowest,
    found.slowest,
    opened.slowest ?? 0,
    ...paged.map((one) => one.slowest),
  );
  return {
    ...loaded,
    script,
    form: login.form,
    signIn: login.ms,
    search: found.ms,
    searchInput: found.slowest,
    nextPage: middle(paged.map((one) => one.ms)),
    details: opened.details,
    back: opened.back,
    nextPageInput: middle(paged.map((one) => one.slowest)),
    heap,
    slowest,
  };
}

/** /payouts: the rows, the first payout in its dialog, and its approval. */
export async function visitPayouts(browser, origin, target) {
  const open = await openPage(browser, origin, target, true);
  await open.throttle(true);
  const { rows, layoutShift } = await load(open, origin, target.listUrl);
  const opened = await react(open, ['dialogShows', firstPayout.transaction_id], () =>
    click(open, target.open),
  );
  await sleep(700);
  const decided = await react(open, ['decided', 'approved'], () =>
    click(open, 'role=button[name="Approve"]'),
  );
  await open.context.close();
  return {
    payoutRows: rows,
    payoutOpen: opened.ms,
    payoutDecide: decided.ms,
    payoutShift: layoutShift,
  };
}

/** /support: the tickets, and the second one's conversation. */
export async function visitSupport(browser, origin, target) {
  const open = await openPage(browser, origin, target, true);
  await open.throttle(true);
  const { rows, layoutShift } = await load(open, origin, target.listUrl);
  const opened = await react(open, ['shows', lastMessageOf(7302)], () =>
    click(open, 'tbody tr:nth-child(2) a'),
  );
  await open.context.close();
  return {
    ticketRows: rows,
    ticketOpen: opened.ms,
    ticketShift: layoutShift,
  };
}

/** Presses keys as fast as a quick typist, and returns how long each took until the next frame. */
async function press(open, keys, settleMs = 600) {
  await open.page.evaluate(() => (globalThis.probe.inputs = []));
  for (const key of keys) {
    await open.page.keyboard.press(key);
    await sleep(60);
  }
  await sleep(settleMs);
  return open.page.evaluate(() => globalThis.probe.inputs);
}

const letters = (text) => [...text].map((letter) => (letter === ' ' ? 'Space' : letter));

/** Jobs done by keyboard alone: from an address, the keys that are pressed there. */
const keyboardJobs = [
  ['/users/all', ['Slash', ...letters('rossi'), 'Escape', 'j', 'j', 'k', 'Enter']],
  ['/users/all', ['Control+k', ...letters('payouts'), 'ArrowDown', 'ArrowUp', 'Enter']],
  ['/payouts', ['j', 'j', 'Enter', 'Shift+Tab', 'Enter']],
  ['/support', ['r', ...letters('It was released today'), 'Enter']],
  [
    '/evaluations/create',
    [
      'Tab',
      ...letters('Brand new'),
      'Tab',
      ...letters('499'),
      'Tab',
      ...letters('Northgate'),
      'Tab',
      'Tab',
    ],
  ],
];

/** The time from each key of the jobs to its next frame, slowest last. */
export async function visitByKeys(browser, origin, target) {
  const times = [];
  for (const [url, keys] of keyboardJobs) {
    const open = await openPage(browser, origin, target, true);
    await open.throttle(true);
    await open.page.goto(origin + url);
    await open.page.getByRole('heading', { level: 1 }).waitFor();
    await sleep(2500);
    times.push(...(await press(open, keys)));
    await open.context.close();
  }
  times.sort((a, b) => a - b);
  return { keys: times[Math.ceil(times.length * 0.95) - 1] };
}

/** Measures only the next page, not throttled, to see how it grows with the number of rows. */
export async function visitNext(browser, origin, target) {
  const open = await openPage(browser, origin, target, true);
  await load(open, origin, target.listUrl);
  const paged = await nextPages(open, target, 3);
  await open.context.close();
  return { nextPage: middle(paged.map((one) => one.ms)) };
}
