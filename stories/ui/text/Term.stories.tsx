import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Term } from '~/ui/text/Term';
import { terms } from '~/features/help/terms';

const meta = {
  title: 'Components/Text/Term',
  component: Term,
  parameters: { layout: 'padded' },
  args: { label: 'Profit Split', text: terms.profitSplit },
  render: (args) => (
    <p style={{ marginBlockStart: 96 }}>
      {args.label} <Term {...args} />
    </p>
  ),
} satisfies Meta<typeof Term>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = { name: 'Profit Split: what it means' };

/**
 * By key or finger: it opens, stays, is read out, and Escape closes it. The focus stays on the
 * button.
 */
export const Populated: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', button);
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(terms.profitSplit);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
};

/** By pointer: it comes and goes with it. */
export const Pointed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', button);
    await userEvent.hover(trigger);
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.unhover(trigger);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};
