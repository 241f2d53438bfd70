import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TextField } from '../../../src/ui/fields/Field';
import { FormDialog } from '../../../src/ui/overlays/Dialog';

const meta = {
  title: 'Components/Overlays/FormDialog',
  component: FormDialog,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    title: 'Add New User',
    className: 'stack',
    submitLabel: 'Add User',
    busyLabel: 'Adding…',
    onSubmit: fn(),
    onClose: fn(),
    children: <TextField label="Email" type="email" input={{ name: 'email' }} />,
  },
  argTypes: { children: { control: false }, initialFocus: { control: false } },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form has its own rules, so the browser doesn't report invalid fields. */
export const Open: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Email'), 'no address{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Adding…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
