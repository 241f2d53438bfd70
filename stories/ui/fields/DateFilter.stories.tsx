import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateFilter } from '~/ui/fields/DateFilter';

const meta = {
  title: 'Components/Fields/DateFilter',
  component: DateFilter,
  parameters: { layout: 'padded' },
  args: { label: 'From date', name: 'date_after', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <DateFilter {...args} value={value} onChange={handleChange} />;
  },
} satisfies Meta<typeof DateFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: { getByRole: typeof screen.getByRole }) =>
  canvas.getByRole('textbox', { name: 'From date (UTC)' });

/** A whole date counts at once: otherwise each digit would be a step of the history. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(canvas), '2026-01-31');
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([['2026-01-31']]));
    await expect(field(canvas)).toHaveValue('2026-01-31');
  },
};

/** A shorter date counts when the field is left. What is no date leaves the filter as it was. */
export const Chosen: Story = {
  tags: ['!dev'],
  args: { value: '2026-01-31' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(field(canvas));
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([['']]));
    await userEvent.type(field(canvas), '2026-2-3{Enter}');
    await waitFor(() => expect(field(canvas)).toHaveValue('2026-02-03'));
    await userEvent.type(field(canvas), '{Backspace}{Backspace}31');
    await userEvent.tab();
    await waitFor(() => expect(field(canvas)).toHaveValue('2026-02-03'));
    await expect(args.onChange.mock.calls).toEqual([[''], ['2026-02-03']]);
  },
};

/** The other date of the range limits this one. */
export const Bounded: Story = {
  tags: ['!dev'],
  args: { ...Chosen.args, min: '2026-01-10', max: '2026-02-28' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }));
    await expect(await calendar.findByRole('button', { name: /January 9, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(calendar.getByRole('button', { name: /January 30, 2026/ }));
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([['2026-01-30']]));
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};
