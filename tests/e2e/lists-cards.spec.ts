import { expect, test } from './support/test';

const tables = [
  { path: '/users/all', label: 'Users' },
  { path: '/users', label: 'Users' },
  { path: '/payouts', label: 'Payouts' },
  { path: '/evaluations', label: 'Evaluations' },
  { path: '/skill-checks', label: 'Skill Checks' },
  { path: '/trading', label: 'Trading accounts' },
  { path: '/mt5-users', label: 'MT5 users' },
  { path: '/competitions/1', label: 'Leaderboard' },
];

for (const { path, label } of tables) {
  test(`${path}: on a narrow screen rows are cards that show everything, and still a table (R284)`, async ({
    page,
  }) => {
    const table = page.getByRole('table', { name: label, exact: true });
    await page.goto(path);
    await expect(table).toHaveAttribute('aria-busy', 'false');
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await table.evaluate((element) => {
        const wide = element.parentElement?.scrollWidth ?? 0;
        const cells = [...element.querySelectorAll<HTMLElement>('tbody td')].filter(
          (cell) => cell.offsetParent,
        );
        return {
          isScrolled: wide > (element.parentElement?.clientWidth ?? 0),
          cells: cells
            .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
            .map((cell) => cell.innerText),
        };
      });
      expect(cut, `${String(width)} px`).toEqual({ isScrolled: false, cells: [] });
    }
    // What Chromium tells assistive technology, which depends on the layout.
    const client = await page.context().newCDPSession(page);
    const { nodes } = (await client.send('Accessibility.getFullAXTree')) as unknown as {
      nodes: {
        nodeId: string;
        parentId?: string;
        ignored: boolean;
        role?: { value: string };
        name?: { value: string };
      }[];
    };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const named = nodes.find((node) => node.role?.value === 'table' && node.name?.value === label);
    const isInside = (node: (typeof nodes)[number]): boolean => {
      for (let at: (typeof nodes)[number] | undefined = node; at; at = byId.get(at.parentId ?? ''))
        if (at === named) return true;
      return false;
    };
    const roles = new Set(
      nodes.filter((node) => !node.ignored && isInside(node)).map((node) => node.role?.value),
    );
    expect([...roles]).toEqual(expect.arrayContaining(['table', 'row', 'columnheader', 'cell']));
  });
}

for (const { path, label } of [
  { path: '/competitions', label: /^competitions$/i },
  { path: '/support', label: /^tickets$/i },
]) {
  test(`${path}: on a narrow screen nothing is cut off (R284)`, async ({ page }) => {
    // Where there is room, the first ticket is opened, and stays open on a phone.
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    const list = page
      .getByRole('list', { name: label })
      .or(page.getByRole('region', { name: label }));
    await expect(list.locator('a[href]').first()).toBeVisible();
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await list.evaluate((element) => ({
        isPageWide: document.documentElement.scrollWidth > innerWidth,
        cells: [...element.querySelectorAll<HTMLElement>('td, li, dd, h2, h3')]
          .filter((cell) => cell.offsetParent && cell.scrollWidth > cell.clientWidth + 1)
          .map((cell) => cell.innerText),
      }));
      expect(cut, `${String(width)} px`).toEqual({ isPageWide: false, cells: [] });
    }
  });
}
