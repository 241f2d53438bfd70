import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateTimeField, type DateTimeFieldProps } from '~/ui/fields/DateTimeField';
import { readingOfLocal } from '~/lib/localDateTime';

/** As a form has it: what is typed or picked comes back as the value. */
function Filled({ value, onPick, ...props }: DateTimeFieldProps) {
  const [text, setText] = useState(value);
  return (
    <DateTimeField
      {...props}
      value={text}
      help={props.help ?? readingOfLocal(text)}
      input={{ ...props.input, value: text, onChange: (event) => setText(event.target.value) }}
      onPick={(next) => {
        onPick(next);
        setText(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Fields/DateTimeField',
  component: DateTimeField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Start Date',
    input: { name: 'start_date' },
    value: '2026-03-20 14:30',
    onPick: fn(),
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox', { name: 'Start Date' });
const calendar = async () => within(await screen.findByRole('dialog', { name: 'Calendar' }));

// R399.
/** What was understood stands below, with the month in words. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Mar 20, 2026, 14:30')).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), '2026-4-1 9:05');
    await waitFor(() => expect(canvas.getByText('Apr 1, 2026, 09:05')).toBeVisible());
  },
};

/**
 * The calendar begins at the day that is typed. A chosen day keeps the time, and the field has the
 * focus again.
 */
export const CalendarOpen: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' });
    await expect(button).toHaveAccessibleDescription('Start Date');
    await userEvent.click(button);
    const open = await calendar();
    const { left, right } = screen
      .getByRole('dialog', { name: 'Calendar' })
      .getBoundingClientRect();
    await expect([left >= 0, right <= innerWidth]).toEqual([true, true]);
    await waitFor(() => expect(open.getByRole('button', { name: /March 20, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith('2026-03-21 14:30'));
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('2026-03-21 14:30');
    await userEvent.click(button);
    await calendar();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/**
 * Without a time the day gets 09:00; a time alone stays. Without a day the calendar begins near the
 * other date.
 */
export const Picked: Story = {
  tags: ['!dev'],
  args: { value: '', near: '2026-05-04 10:00' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(field()).toHaveAttribute('placeholder', 'YYYY-MM-DD HH:MM');
    const button = canvas.getByRole('button', { name: 'Open calendar' });
    await userEvent.click(button);
    await userEvent.click((await calendar()).getByRole('button', { name: /May 30, 2026/ }));
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith('2026-05-30 09:00'));
    await userEvent.clear(field());
    await userEvent.type(field(), '14:30');
    await userEvent.click(button);
    await userEvent.click((await calendar()).getByRole('button', { name: /May 4, 2026/ }));
    await waitFor(() => expect(args.onPick).toHaveBeenLastCalledWith('2026-05-04 14:30'));
  },
};
