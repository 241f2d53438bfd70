import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommandPalette, type PaletteCommand } from '../../../src/components/palette/CommandPalette';
import { longName, scriptText } from '../../../tests/fixtures/texts';

const run = fn();
const command = (rest: Omit<PaletteCommand, 'run' | 'id'>): PaletteCommand => ({
  id: `${rest.group} ${rest.label}`,
  run: () => {
    run(rest.label);
  },
  ...rest,
});

const commands: PaletteCommand[] = [
  command({ group: 'screen', label: 'Add New User' }),
  command({ group: 'go', label: 'Dashboard', keys: ['G', 'D'] }),
  command({ group: 'go', label: 'Payouts', keys: ['G', 'P'] }),
  command({ group: 'record', label: 'Amara Okafor', detail: 'amara.okafor@example.com', words: 'user 1042' }),
  command({ group: 'record', label: 'Jonas Lindqvist', detail: 'jonas.lindqvist@example.com', words: 'user 1043' }),
  command({ group: 'console', label: 'Sign out' }),
];

const meta = {
  title: 'Components/Palette/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { commands, onClose: fn() },
  beforeEach: () => {
    run.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.findByRole('combobox', { name: 'Search commands and loaded records' });
const options = () => screen.queryAllByRole('option').map((option) => option.querySelector('.palette-label > bdi')?.textContent);

/** Without a query it lists the screen's actions, the pages, and the console's own commands. Records are found only by their words. */
export const Opened: Story = {
  play: async () => {
    await waitFor(async () => expect(await input()).toHaveFocus());
    await expect(options()).toEqual(['Add New User', 'Dashboard', 'Payouts', 'Sign out']);
    await expect(screen.getByRole('option', { name: /Add New User/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Found: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await input(), 'amara');
    await waitFor(() => expect(options()).toEqual(['Amara Okafor']));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledWith('Amara Okafor'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/**
 * After the last option the arrow keys continue with the first. The input keeps the focus and tells screen readers which option is
 * selected.
 */
export const ByArrows: Story = {
  play: async ({ userEvent }) => {
    const box = await input();
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Sign out/ })).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { name: /Dashboard/ });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledWith('Dashboard'));
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await input(), 'zzz');
    await waitFor(() => expect(screen.getByText('Nothing found. Records are found among what is loaded.')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).not.toHaveBeenCalled());
  },
};

export const Dismissed: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await input());
    // The dialog is the browser's own, and a script can't press its Escape.
    (await screen.findByRole('dialog')).dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    commands: [
      ...commands,
      command({ group: 'screen', label: longName }),
      command({ group: 'screen', label: scriptText, detail: longName }),
    ],
  },
  play: async () => {
    await input();
    await expect(screen.getByText(scriptText)).toBeVisible();
  },
};

export const OnPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };
