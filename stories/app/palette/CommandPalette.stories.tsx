import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommandPalette, type PaletteCommand } from '~/app/palette/CommandPalette';
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
  command({
    group: 'user',
    label: 'Amara Okafor',
    detail: 'amara.okafor@example.com',
    words: 'user 1042',
  }),
  command({
    group: 'user',
    label: 'Jonas Lindqvist',
    detail: 'jonas.lindqvist@example.com',
    words: 'user 1043',
  }),
  command({ group: 'console', label: 'Sign out' }),
];

const meta = {
  title: 'Components/Palette/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { commands, onClose: fn() },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = () =>
  screen.findByRole('combobox', { name: 'Find users, accounts, payouts, tickets or commands' });
const options = () =>
  screen
    .queryAllByRole('option')
    .map((option) => option.querySelector('.palette-label > bdi')?.textContent);

/**
 * Without a query it lists the screen's actions, the pages, and the console's own commands. Records
 * are found only by their words.
 */
export const Populated: Story = {
  play: async () => {
    await waitFor(async () => expect(await input()).toHaveFocus());
    await expect(options()).toEqual(['Add New User', 'Dashboard', 'Payouts', 'Sign out']);
    await expect(screen.getByRole('option', { name: /Add New User/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/**
 * After the last option the arrow keys continue with the first. The input keeps the focus and tells
 * screen readers which option is selected.
 */
export const ByArrows: Story = {
  tags: ['!dev'],
  play: async ({ userEvent }) => {
    const box = await input();
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Sign out/ })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { name: /Dashboard/ });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledWith('Dashboard'));
  },
};

export const NothingFound: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await input(), 'zzz');
    await waitFor(() => expect(screen.getByText('Nothing found.')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).not.toHaveBeenCalled());
  },
};

/** Groups with the best match first, whatever the accents and the order of the words. */
export const Groups: Story = {
  tags: ['!dev'],
  args: {
    commands: [
      ...commands,
      command({
        group: 'ticket',
        label: 'Where is my payout?',
        detail: 'José Núñez · open',
        words: 'Ticket T3',
      }),
      command({
        group: 'payout',
        label: '$120.00 to José Núñez',
        detail: 'pending · Mar 12, 2026',
        words: 'Payout 41',
      }),
      command({ group: 'user', label: 'José Núñez', detail: 'jose@example.com', words: 'User 44' }),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await input(), 'nunez jose');
    await waitFor(() =>
      expect(options()).toEqual(['José Núñez', '$120.00 to José Núñez', 'Where is my payout?']),
    );
    await expect(
      screen
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-labelledby') && group.firstChild?.textContent),
    ).toEqual(['Users', 'Payouts', 'Tickets']);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 results'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledWith('$120.00 to José Núñez'));
  },
};

let showUsers: () => void;

const toUser = command({
  group: 'user',
  label: 'José Núñez',
  detail: 'jose@example.com',
  words: 'User 44',
});
const toPayout = command({ group: 'payout', label: '$120.00 to José Núñez', words: 'Payout 41' });
const selected = () =>
  screen.queryByRole('option', { selected: true })?.querySelector('.palette-label > bdi')
    ?.textContent;

/** Enter for a name opens no payout while the user of that name may still be found. */
export const UsersStillLoading: Story = {
  tags: ['!dev'],
  render: function StillLoading(args) {
    const [areLoaded, setAreLoaded] = useState(false);
    showUsers = () => setAreLoaded(true);
    return (
      <CommandPalette
        {...args}
        commands={areLoaded ? [toPayout, toUser] : [toPayout]}
        mayFindPeople={!areLoaded}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await input(), 'jose{Enter}');
    await waitFor(() => expect(options()).toEqual([toPayout.label]));
    await expect(selected()).toBeUndefined();
    await expect(args.onClose).not.toHaveBeenCalled();
    showUsers();
    await waitFor(() => expect(selected()).toBe(toUser.label));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledWith(toUser.label));
  },
};

/** What the admin moved to stays selected. An id is no name. */
export const MovedBeforeUsersCame: Story = {
  ...UsersStillLoading,
  play: async ({ userEvent }) => {
    await userEvent.type(await input(), '41');
    await waitFor(() => expect(selected()).toBe(toPayout.label));
    await userEvent.clear(await input());
    await userEvent.keyboard('jose{ArrowDown}');
    await waitFor(() => expect(selected()).toBe(toPayout.label));
    showUsers();
    await waitFor(() => expect(options()).toEqual([toUser.label, toPayout.label]));
    await expect(selected()).toBe(toPayout.label);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledWith(toPayout.label));
  },
};

const retry = fn();

/** The lists that are still being read, wait or have failed are named. The others are searched. */
export const SourceFailed: Story = {
  tags: ['!dev'],
  args: {
    initialQuery: 'zzz',
    notes: [
      { text: 'Loading payouts 3,000 of 10,000' },
      { text: 'Users could not be loaded', onRetry: retry },
    ],
  },
  play: async ({ userEvent }) => {
    await expect(await input()).toHaveValue('zzz');
    await expect(await screen.findByText('Loading payouts 3,000 of 10,000')).toBeVisible();
    await expect(await screen.findByText('Nothing found so far.')).toBeVisible();
    await waitFor(async () => expect(await input()).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).toHaveBeenCalledOnce());
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

export const Phone: Story = { ...Populated, globals: { viewport: { value: 'phone' } } };
