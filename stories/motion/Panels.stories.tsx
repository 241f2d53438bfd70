import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/fields/Button';
import { ConfirmDialog } from '../../src/ui/overlays/ConfirmDialog';

function Panels() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        End Competition
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="End Competition"
          question="Are you sure you want to end this competition?"
          confirmLabel="End Competition"
          busyLabel="Ending…"
          isBusy={false}
          onConfirm={close}
          onCancel={close}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Motion/Panels',
  component: Panels,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Panels>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog has the focus from the first moment, so no key waits for the motion. */
export const Dialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End Competition' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
    await waitFor(() => expect(getComputedStyle(dialog).transform).toBe('none'));
  },
};
