import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '~/ui/fields/Button';
import { TextField } from '~/ui/fields/Field';
import { Dialog, DialogBody, FormDialog } from '~/ui/overlays/Dialog';
import { longName, longParagraph } from '../../../tests/fixtures/texts';

const pressed = fn();
const onClose = fn();

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    title: 'Add New User',
    onClose: fn(),
    children: <DialogBody>What the dialog is about.</DialogBody>,
    footer: <Button>Add User</Button>,
  },
  argTypes: {
    children: { control: false },
    footer: { control: false },
    initialFocus: { control: false },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add New User' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/**
 * A press beside it closes it, but one on what lies above it, such as a toast, doesn't. The page
 * behind it takes no press.
 */
export const PressedBeside: Story = {
  tags: ['!dev'],
  args: { onClose },
  render: (args) => (
    <>
      <button type="button" onClick={pressed}>
        In the page
      </button>
      <Dialog {...args} />
      <div style={{ position: 'fixed', insetBlockStart: 8, insetInlineStart: 8, zIndex: 1500 }}>
        <button type="button">Above it</button>
      </div>
    </>
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Add New User' });
    const page = screen.getByText('In the page');
    const { right, bottom } = page.getBoundingClientRect();
    const beside = document.elementFromPoint(right - 2, bottom - 2) ?? page;
    await expect(beside).not.toBe(page);
    // Chakra listens soon after it is shown, and looks at a press a frame later.
    await waitFor(() => userEvent.click(beside).then(() => expect(onClose).toHaveBeenCalled()));
    await expect(pressed).not.toHaveBeenCalled();
    onClose.mockClear();
    await userEvent.click(screen.getByText('Above it'));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** While busy, the dialog can't be closed. */
export const Busy: Story = {
  args: { isBusy: true, footer: <Button isBusy>Adding…</Button> },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled());
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The form has its own rules, so the browser doesn't report invalid fields. */
export const WithForm: Story = {
  tags: ['!dev'],
  render: () => (
    <FormDialog
      title="Add New User"
      className="stack"
      submitLabel="Add User"
      busyLabel="Adding…"
      onSubmit={pressed}
      onClose={onClose}
    >
      <TextField label="Email" type="email" input={{ name: 'email' }} />
    </FormDialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Email'), 'no address{Enter}');
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(2));
  },
};

export const LongText: Story = {
  args: { title: longName, children: <DialogBody>{longParagraph.repeat(4)}</DialogBody> },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
