import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { KeysDialog } from '~/ui/overlays/KeysDialog';

const meta = {
  title: 'Components/Overlays/KeysDialog',
  component: KeysDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    sections: [
      {
        title: 'This page',
        keys: [
          { keys: ['J'], does: 'Next document' },
          { keys: ['A'], does: 'Verify' },
        ],
      },
      { title: 'Everywhere', keys: [{ keys: ['G', 'U'], does: 'Go to All Users' }] },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof KeysDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys that are pressed one after the other are shown side by side. */
export const Shown: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('region', { name: 'Everywhere' })).toHaveTextContent(
      'GUGo to All Users',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
