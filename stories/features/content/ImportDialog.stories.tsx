import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ImportDialog } from '~/features/content/ImportDialog';
import { scriptText, unbrokenText } from '../../../tests/fixtures/texts';

const none = { added: 0, updated: 0, skipped: 0, removed: 0 };

const meta = {
  title: 'Screens/Content/Parts/Import dialog',
  component: ImportDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { file: undefined, onChooseFile: fn(), onImport: fn(), onClose: fn() },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.getByLabelText<HTMLInputElement>(/^Choose/);

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Import content' })).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    const file = new File(['{}'], 'content.json', { type: 'application/json' });
    await userEvent.upload(input(), file);
    await waitFor(() => expect(args.onChooseFile.mock.calls).toEqual([[file]]));
  },
};

export const Dropped: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const file = new File(['{}'], 'content.json', { type: 'application/json' });
    const place = (await screen.findByText(/or drop it here/)).parentElement;
    if (!place) throw new Error('There is no place to drop a file.');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onChooseFile.mock.calls).toEqual([
      [expect.objectContaining({ name: 'content.json' })],
    ]);
  },
};

export const Busy: Story = {
  args: { file: { status: 'reading', name: 'content.json' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('content.json')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

/** Shows the result of both modes before anything is imported. */
export const Populated: Story = {
  args: {
    file: {
      status: 'ready',
      name: 'content.json',
      counts: {
        add: { ...none, added: 3, updated: 1, skipped: 8 },
        replace: { added: 3, updated: 1, skipped: 8, removed: 2 },
      },
    },
  },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText('3 added, 1 updated, 8 skipped')).toBeVisible());
    await expect(screen.getByText('3 added, 1 updated, 8 skipped, 2 removed')).toBeVisible();
    await expect(screen.getByRole('radio', { name: /Add to what is there/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Replace everything/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(args.onImport.mock.calls).toEqual([['replace']]));
  },
};

export const Failed: Story = {
  args: {
    file: {
      status: 'broken',
      name: 'content.json',
      problems: [
        { where: '', what: 'This is not a JSON file: there is an error in line 2, column 3.' },
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was imported from content.json.This is not a JSON file: there is an error in line 2, column 3.',
    );
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

/** Shows the first problems, and how many more there are. */
export const ManyProblems: Story = {
  tags: ['!dev'],
  args: {
    file: {
      status: 'broken',
      name: 'content.json',
      problems: Array.from({ length: 30 }, (_, index) => ({
        where: `FAQ ${index + 1}, category`,
        what: 'is missing',
      })),
    },
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('FAQ 8, category is missing.and 22 more.');
    await expect(alert).not.toHaveTextContent('FAQ 9');
  },
};

export const LongText: Story = {
  args: {
    file: {
      status: 'broken',
      name: `${scriptText}${unbrokenText}`,
      problems: [{ where: '', what: 'This file is empty.' }],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(scriptText);
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth),
    );
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
