// Runs in the measured page before its own scripts. Times are by the page's clock, at the end of
// the frame that shows the result.
/* global document, addEventListener, MutationObserver, requestAnimationFrame */

export function installProbe({ row, mark }) {
  const probe = {
    longTasks: [],
    inputs: [],
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    lastInput: 0,
  };
  globalThis.probe = probe;

  const observe = (type, take) =>
    new PerformanceObserver((entries) => entries.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('longtask', (entry) =>
    probe.longTasks.push({ start: entry.startTime, duration: entry.duration }),
  );
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    probe.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) probe.layoutShift += entry.value;
  });

  const afterFrame = (done) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });
  for (const type of ['pointerdown', 'click', 'keydown']) {
    addEventListener(
      type,
      (event) => {
        probe.lastInput = event.timeStamp;
        afterFrame(() => probe.inputs.push(performance.now() - event.timeStamp));
      },
      true,
    );
  }

  const dialog = '[role=dialog], dialog[open]';
  const rows = () =>
    [...document.querySelectorAll(row)].map((element) => element.textContent.toLowerCase());
  probe.firstRow = () => rows()[0] ?? '';
  probe.conditions = {
    form: () => document.querySelector('input[name=password]') !== null,
    rows: () => probe.firstRow().includes(mark),
    changed: (previous) => probe.firstRow() !== previous && probe.firstRow().includes(mark),
    filtered: (text) => rows().length > 0 && rows().every((one) => one.includes(text)),
    shows: (text) => document.body?.textContent.includes(text) ?? false,
    dialogShows: (text) => document.querySelector(dialog)?.textContent.includes(text) ?? false,
    decided: (word) => document.querySelector(dialog) === null && probe.firstRow().includes(word),
  };

  /**
   * Resolves with the time just after the first frame in which the condition is true. Undefined if
   * that takes too long.
   */
  probe.when = (name, argument, timeoutMs = 20_000) =>
    new Promise((resolve) => {
      const look = () => {
        if (!probe.conditions[name](argument)) return;
        observer.disconnect();
        clearTimeout(timer);
        afterFrame(() => resolve(performance.now()));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
      const timer = setTimeout(() => {
        observer.disconnect();
        resolve(undefined);
      }, timeoutMs);
      look();
    });
  probe.rowsAt = probe.when('rows');
}
