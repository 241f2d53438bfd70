import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { contentValues } from '~/features/content/model';
import { ContentDialog } from '~/features/content/ContentDialog';

const empty = contentValues(undefined);

const meta = {
  title: 'Screens/Content/Parts/Entry dialog',
  component: ContentDialog,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: {
    kind: 'faq',
    isEditing: false,
    initial: empty,
    onChange: fn(),
    onSubmit: fn(),
    onInvalid: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ContentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const controls = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>('[role="dialog"] :is(input, select, textarea)'),
  ].map(({ name }) => name);

export const Populated: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add FAQ' })).toBeVisible());
    await expect(controls()).toEqual(['question', 'answer', 'category']);
    await userEvent.type(screen.getByLabelText('Question'), 'Why?');
    await userEvent.type(screen.getByLabelText('Answer'), 'Because.');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Account');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        ...empty,
        question: 'Why?',
        answer: 'Because.',
        category: 'Account',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add FAQ' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls[0]?.[0]).toEqual({
        ...empty,
        question: 'Why?',
        answer: 'Because.',
        category: 'Account',
      }),
    );
  },
};

export const AddRule: Story = {
  args: { kind: 'rule' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add Rule' })).toBeVisible());
    await expect(controls()).toEqual(['category', 'title', 'description']);
    await expect(screen.getByLabelText('Category').textContent).toBe(
      'Choose a categoryRisk ManagementTrading RequirementsAccount Rules',
    );
  },
};

// Section 5.
/** Every field is required and has its error. The first one has the focus. */
export const Invalid: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Question'), '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Add FAQ' }));
    await waitFor(() => expect(args.onInvalid.mock.calls).toEqual([['Please fill in all fields']]));
    await waitFor(() => expect(screen.getByLabelText('Question')).toHaveFocus());
    await expect(screen.getByLabelText('Question')).toHaveAccessibleErrorMessage(
      'Question is required',
    );
    await expect(screen.getByText('Answer is required')).toBeVisible();
    await expect(screen.getByText('Category is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
