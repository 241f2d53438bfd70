import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clearSession } from '~/api/session/session';
import { writeContentFile } from '~/features/content/contentFile';
import { defaultContent } from '~/features/content/defaults';
import { itemKey, type ContentItem } from '~/features/content/model';
import { buildFaq, buildRule } from '../../tests/fixtures/content';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { choose, headings } from './contentSeen';
import { address, screenTitled } from './seen';

// There are no handlers at all: any call would fail the story (section 7, local only).
/**
 * The questions and rules that traders read are written and kept up to date. They can come from a
 * file.
 *
 * @who Admins who write the content for traders
 */
const meta = {
  title: 'Screens/Content/Flows/Content',
  component: Console,
  beforeEach: openSignedIn('/content'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const storeItem = (item: ContentItem, text: string) =>
  localStorage.setItem(`admin.local.content.${itemKey(item)}`, text);

/** Instead of the defaults. */
const storeContent = (...items: ContentItem[]) => {
  const store = (item: ContentItem, at: number, data: ContentItem | null) =>
    storeItem(item, JSON.stringify({ v: 2, at, data }));
  for (const [at, item] of defaultContent.entries()) store(item, at, null);
  for (const [at, item] of items.entries()) store(item, at, item);
};

/** A new question takes the category that the list is filtered by. */
export const Added: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Filters by category and opens a new question', async () => {
      await userEvent.selectOptions(
        await screen.findByRole('combobox', { name: 'Category' }),
        'Trading',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Add FAQ' }));
    });
    await step('Sees that category chosen', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Add FAQ' });
      // A new item gets the category that the list is filtered by.
      await expect(within(dialog).getByLabelText('Category')).toHaveDisplayValue('Trading');
    });
    await step('Writes question and answer, and presses the button a hundred times', async () => {
      const dialog = screen.getByRole('dialog', { name: 'Add FAQ' });
      await userEvent.type(within(dialog).getByLabelText('Question'), 'Why?');
      await userEvent.type(within(dialog).getByLabelText('Answer'), 'Because.');
      const add = within(dialog).getByRole('button', { name: 'Add FAQ' });
      for (let press = 0; press < 100; press += 1) add.click();
    });
    await step('Sees the question in the list, once', async () => {
      await toastSaying('FAQ added successfully');
      await expect(headings()).toEqual(['What happens when I reach a loss limit?', 'Why?']);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A rule gets another title. */
export const Edited: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/content?tab=rules'),
  play: async ({ userEvent, step }) => {
    await step('Opens a rule for editing', async () => {
      await choose(userEvent, 'Profit target 8%', 'Edit');
    });
    await step('Changes its title and saves', async () => {
      const title = await screen.findByLabelText('Title');
      await userEvent.clear(title);
      await userEvent.type(title, 'Profit target 10%');
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    });
    await step('Sees the new title in the list', async () => {
      await toastSaying('Rule updated successfully');
      await expect(headings()).toEqual([
        'Maximum Daily Loss 5%',
        'Maximum Total Drawdown 10%',
        'Minimum 5 trading days',
        'Profit target 10%',
      ]);
    });
  },
};

/** A deleted rule can be brought back at once. */
export const DeletedAndUndone: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/content?tab=rules'),
  play: async ({ userEvent, step }) => {
    let toast: HTMLElement;
    await step('Deletes a rule', async () => {
      await choose(userEvent, 'Maximum Total Drawdown 10%', 'Delete');
    });
    await step('Sees that it is gone, and that this can be undone', async () => {
      toast = await toastSaying('Rule deleted successfullyUndo');
      await expect(headings()).toEqual([
        'Maximum Daily Loss 5%',
        'Minimum 5 trading days',
        'Profit target 8%',
      ]);
    });
    await step('Undoes it and sees the rule in its place', async () => {
      await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
      await toastSaying('Rule restored');
      await expect(headings()).toEqual([
        'Maximum Daily Loss 5%',
        'Maximum Total Drawdown 10%',
        'Minimum 5 trading days',
        'Profit target 8%',
      ]);
    });
  },
};

/**
 * The latest change is undone first, also after its toast has disappeared. Typing in a field is not
 * affected.
 */
export const UndoneByKeys: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Deletes two questions', async () => {
      await choose(userEvent, 'How do I start a challenge?', 'Delete');
      await choose(userEvent, 'How do I withdraw my profit?', 'Delete');
      await waitFor(() => expect(headings()).toHaveLength(3));
    });
    await step('Presses Control and Z in the search, which undoes nothing', async () => {
      await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
      await userEvent.keyboard('{Control>}z{/Control}');
    });
    await step('Presses Control and Z outside of it, and the last question is back', async () => {
      await waitFor(() => expect(headings()).toHaveLength(3));
      screen.getByRole('searchbox', { name: 'Search' }).blur();
      await userEvent.keyboard('{Control>}z{/Control}');
    });
    await step('Presses it again, and the first one is back', async () => {
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
    });
  },
};

/** The focus goes to the next entry, and after the last one to the page's heading. */
export const FocusAfterDeleting: Story = {
  tags: ['!dev'],
  args: { isStrict: false },
  beforeEach: [openSignedIn('/content'), () => storeContent(buildFaq('1'), buildFaq('2'))],
  play: async ({ userEvent, step }) => {
    await step('Deletes the first question and is on the next one', async () => {
      await choose(userEvent, 'Question 1?', 'Delete');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Actions for Question 2?' })).toHaveFocus(),
      );
    });
    await step('Deletes that one too and sees an empty list', async () => {
      await choose(userEvent, 'Question 2?', 'Delete');
      await expect(await screen.findByText('No FAQ yet')).toBeVisible();
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Content Management' })).toHaveFocus(),
      );
    });
    await step('Restores the defaults', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Restore the defaults' }));
      await toastSaying('Defaults restored');
      await expect(headings()).toHaveLength(5);
    });
  },
};

/** What this browser has kept can't be read: the defaults are shown. */
export const CorruptStorage: Story = {
  tags: ['!dev'],
  beforeEach: [
    openSignedIn('/content'),
    () => {
      for (const item of defaultContent) storeItem(item, '{"v":2,"at":0,"data":');
    },
  ],
  play: async ({ step }) => {
    await step('Opens the content', async () => {
      await screenTitled('Content Management');
    });
    await step('Sees the defaults', async () => {
      await waitFor(() => expect(headings()).toHaveLength(5));
    });
  },
};

/**
 * The session ends while the form is open. After the sign-in the form opens again with what was
 * typed.
 */
export const SessionLostMidForm: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens a question and types', async () => {
      await choose(userEvent, 'How do I start a challenge?', 'Edit');
      await userEvent.type(await screen.findByLabelText('Answer'), ' More.');
    });
    await step('The session ends, and the sign-in page comes', async () => {
      clearSession();
      await screenTitled('Login Admin Account');
      await expect(address()).toBe('/login?next=%2Fcontent');
    });
    await step('Signs in again and sees the form with what was typed', async () => {
      openSignedIn('/content')();
      dispatchEvent(new PopStateEvent('popstate'));
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit FAQ' })).toBeVisible());
      await expect(screen.getByLabelText<HTMLTextAreaElement>('Answer').value).toMatch(
        /start trading immediately\. More\.$/,
      );
    });
    await step('Saves, and no draft is left', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
      await toastSaying('FAQ updated successfully');
      await expect(JSON.stringify(sessionStorage)).not.toContain('More.');
    });
  },
};

async function importFile(user: UserEventObject, text: string) {
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  // Until the dialog has the focus, it would take so fast a click for one outside it.
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Import content' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
  await user.upload(
    screen.getByLabelText(/Choose a file/),
    new File([text], 'content.json', { type: 'application/json' }),
  );
}

/** A file replaces everything, and that can be undone. */
export const ImportedAndUndone: Story = {
  tags: ['!dev'],
  // In Strict Mode the dialog's focus trap starts twice and may return the focus to the button. The
  // dialog would take that for leaving it.
  args: { isStrict: false },
  play: async ({ userEvent, step }) => {
    let toast: HTMLElement;
    await step('Chooses a file and sees what would change', async () => {
      await importFile(
        userEvent,
        writeContentFile([buildFaq('1'), buildRule('1')], '2026-03-14T10:00:00Z'),
      );
      await waitFor(() =>
        expect(screen.getByRole('dialog', { name: 'Import content' })).toHaveTextContent(
          '2 added, 9 removed',
        ),
      );
    });
    await step('Replaces everything', async () => {
      await userEvent.click(screen.getByRole('radio', { name: /Replace everything/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    });
    await step('Sees the content of the file', async () => {
      toast = await toastSaying('Imported: 2 added, 9 removedUndo');
    });
    await step('Undoes the import and sees the content from before', async () => {
      await expect(headings()).toEqual(['Question 1?']);
      await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
      await toastSaying('Import undone');
      await expect(headings()).toHaveLength(5);
    });
  },
};

/** A file that is not right changes nothing. */
export const ImportFailed: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Chooses a file with mistakes', async () => {
      await importFile(
        userEvent,
        '{"format": "admin-console-content", "version": 1, "rules": [{"title": "T"}]}',
      );
    });
    await step('Reads what is wrong with it', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Rule 1, category is missing.Rule 1, description is missing.',
      );
    });
    await step('Presses Cancel and sees the content as it was', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(headings()).toHaveLength(5);
    });
  },
};
