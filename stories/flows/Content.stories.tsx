import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clearSession } from '../../src/api/session/session';
import { writeContentFile } from '../../src/domain/content/file';
import { buildFaq, buildRule } from '../../tests/fixtures/content';
import { chooseMenuItem } from '../menuChoice';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled } from './seen';

// There are no handlers at all: any call would fail the story (section 7, local only).
const meta = {
  title: 'Flows/Content',
  component: Console,
  tags: ['!autodocs'],
  beforeEach: openSignedIn('/content'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const headings = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

async function choose(user: UserEventObject, heading: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${heading}` }));
  await chooseMenuItem(user, await screen.findByRole('menuitem', { name: action }));
}

const storeContent = (text: string) => () => localStorage.setItem('admin.local.content', text);

async function importFile(user: UserEventObject, text: string) {
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  // Until the dialog has the focus, it would take so fast a click for one outside it.
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Import content' })).toContainElement(document.activeElement as HTMLElement),
  );
  await user.upload(screen.getByLabelText(/Choose a file/), new File([text], 'content.json', { type: 'application/json' }));
}

export const Added: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Trading');
    await userEvent.click(screen.getByRole('button', { name: 'Add FAQ' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add FAQ' });
    // A new item gets the category that the list is filtered by.
    await expect(within(dialog).getByLabelText('Category')).toHaveDisplayValue('Trading');
    await userEvent.type(within(dialog).getByLabelText('Question'), 'Why?');
    await userEvent.type(within(dialog).getByLabelText('Answer'), 'Because.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add FAQ' }));
    await toastSaying('FAQ added successfully');
    await expect(headings()).toEqual(['What happens when I reach a loss limit?', 'Why?']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** However often the button is pressed, only one FAQ is added. */
export const AddedOnce: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add FAQ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add FAQ' }));
    await userEvent.type(dialog.getByLabelText('Question'), 'Once?');
    await userEvent.type(dialog.getByLabelText('Answer'), 'Once.');
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Account');
    const add = dialog.getByRole('button', { name: 'Add FAQ' });
    for (let press = 0; press < 100; press += 1) add.click();
    await toastSaying('FAQ added successfully');
    await expect(headings().filter((heading) => heading === 'Once?')).toHaveLength(1);
  },
};

export const Edited: Story = {
  beforeEach: openSignedIn('/content?tab=rules'),
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Profit target 8%', 'Edit');
    const title = await screen.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'Profit target 10%');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await toastSaying('Rule updated successfully');
    await expect(headings()).toEqual([
      'Maximum Daily Loss 5%',
      'Maximum Total Drawdown 10%',
      'Minimum 5 trading days',
      'Profit target 10%',
    ]);
  },
};

export const DeletedAndUndone: Story = {
  beforeEach: openSignedIn('/content?tab=rules'),
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Maximum Total Drawdown 10%', 'Delete');
    const toast = await toastSaying('Rule deleted successfullyUndo');
    await expect(headings()).toEqual(['Maximum Daily Loss 5%', 'Minimum 5 trading days', 'Profit target 8%']);
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await toastSaying('Rule restored');
    await expect(headings()).toEqual(['Maximum Daily Loss 5%', 'Maximum Total Drawdown 10%', 'Minimum 5 trading days', 'Profit target 8%']);
  },
};

/** The latest change is undone first, also after its toast has disappeared. Typing in a field is not affected. */
export const UndoneByKeys: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, 'How do I start a challenge?', 'Delete');
    await choose(userEvent, 'How do I withdraw my profit?', 'Delete');
    await waitFor(() => expect(headings()).toHaveLength(3));
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(headings()).toHaveLength(3));
    screen.getByRole('searchbox', { name: 'Search' }).blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(headings()).toEqual([
        'How do I withdraw my profit?',
        'Why must I verify my identity?',
        'What happens when I reach a loss limit?',
        'I can’t log in to MT5. What can I do?',
      ]),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(headings()[0]).toBe('How do I start a challenge?'));
  },
};

/** The focus goes to the next entry, or after the last one to the list. */
export const FocusAfterDeleting: Story = {
  args: { isStrict: false },
  beforeEach: [openSignedIn('/content'), storeContent(JSON.stringify({ v: 1, data: [buildFaq('1'), buildFaq('2')] }))],
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Question 1?', 'Delete');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Question 2?' })).toHaveFocus());
    await choose(userEvent, 'Question 2?', 'Delete');
    await expect(await screen.findByText('No FAQ yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore the defaults' }));
    await toastSaying('The defaults are back');
    await expect(headings()).toHaveLength(5);
  },
};

export const FilteredEmptyThenCleared: Story = {
  beforeEach: openSignedIn('/content?tab=rules&search=nothing+like+it'),
  play: async ({ userEvent }) => {
    await screen.findByText('No rule matches these filters');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(headings()).toHaveLength(4));
    await waitFor(() => expect(address()).toBe('/content?tab=rules'));
  },
};

export const ImportedAndUndone: Story = {
  // In Strict Mode the dialog's focus trap starts twice and may return the focus to the button. The dialog would take that for leaving it.
  args: { isStrict: false },
  play: async ({ userEvent }) => {
    await importFile(userEvent, writeContentFile([buildFaq('1'), buildRule('1')], '2026-03-14T10:00:00Z'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Import content' })).toHaveTextContent('2 added, 9 removed'));
    await userEvent.click(screen.getByRole('radio', { name: /Replace everything/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    const toast = await toastSaying('Imported: 2 added, 9 removedUndo');
    await expect(headings()).toEqual(['Question 1?']);
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await toastSaying('Import undone');
    await expect(headings()).toHaveLength(5);
  },
};

/** Undoing an import never loses later changes. */
export const ImportChangedSince: Story = {
  play: async ({ userEvent }) => {
    await importFile(userEvent, writeContentFile([buildFaq('1'), buildFaq('2')], '2026-03-14T10:00:00Z'));
    await userEvent.click(await screen.findByRole('radio', { name: /Replace everything/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    const toast = await toastSaying('Imported: 2 added, 9 removedUndo');
    await choose(userEvent, 'Question 1?', 'Delete');
    await toastSaying('FAQ deleted successfullyUndo');
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await toastSaying('Something was changed after the import, so it can’t be undone');
    await expect(headings()).toEqual(['Question 2?']);
  },
};

export const ImportFailed: Story = {
  play: async ({ userEvent }) => {
    await importFile(userEvent, '{"format": "admin-console-content", "version": 1, "rules": [{"title": "T"}]}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Rule 1, category is missing.Rule 1, description is missing.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(headings()).toHaveLength(5);
  },
};

export const CorruptStorage: Story = {
  beforeEach: [openSignedIn('/content'), storeContent('{"v":1,"data":')],
  play: async () => {
    await screenTitled('Content Management');
    await waitFor(() => expect(headings()).toHaveLength(5));
  },
};

/** Promise 7: the session ends while the form is open. After the sign-in the form opens again with its input. */
export const SessionLostMidForm: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, 'How do I start a challenge?', 'Edit');
    await userEvent.type(await screen.findByLabelText('Answer'), ' More.');
    clearSession();
    await screenTitled('Login Admin Account');
    await expect(address()).toBe('/login?next=%2Fcontent');
    openSignedIn('/content')();
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit FAQ' })).toBeVisible());
    await expect(screen.getByLabelText<HTMLTextAreaElement>('Answer').value).toMatch(/Trading may begin at once\. More\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await toastSaying('FAQ updated successfully');
    await expect(JSON.stringify(sessionStorage)).not.toContain('More.');
  },
};
