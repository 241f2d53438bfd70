import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import { writeContentFile } from '~/features/content/contentFile';
import { buildFaq, buildRule } from '../../tests/fixtures/content';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { headings } from './contentSeen';
import { openSignedIn } from './openConsole';

// There are no handlers at all: any call would fail the story (section 7, local only).
/**
 * Questions and rules come from a file, and an import can be undone.
 *
 * @who Admins who write the content for traders
 */
const meta = {
  title: 'Screens/Content/Flows/Content, import',
  component: Console,
  beforeEach: openSignedIn('/content'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

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
