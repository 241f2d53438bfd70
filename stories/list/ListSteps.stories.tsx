import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RecordSteps } from '~/list/ListSteps';

const meta = {
  title: 'Components/Layout/RecordSteps',
  component: RecordSteps,
  parameters: { layout: 'padded' },
  args: { what: 'user', place: 3, count: 20, page: 2, onStep: fn() },
} satisfies Meta<typeof RecordSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'In the list' })).toHaveTextContent(
      '3 of 20 on page 2',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next user' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous user' }));
    await waitFor(() => expect(args.onStep.mock.calls).toEqual([[1], [-1]]));
  },
};

/** At the ends of the list one of the buttons is off. */
export const Ends: Story = {
  render: (args) => (
    <>
      <RecordSteps {...args} place={1} />
      <RecordSteps {...args} place={20} />
    </>
  ),
  play: async ({ canvas }) => {
    const isOn = canvas.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => !disabled);
    await expect(isOn).toEqual([false, true, true, false]);
  },
};

/** All pages are here, so no page is named. */
export const OfTheWholeList: Story = {
  args: { what: 'competition', place: 1204, count: 100_000, page: undefined },
  play: ({ canvas }) => expect(canvas.getByText('1,204 of 100,000')).toBeVisible(),
};
