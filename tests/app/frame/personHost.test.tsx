import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PersonHost } from '~/app/frame/PersonHost';
import { Dialog } from '~/ui/overlays/Dialog';
import { AboutPerson } from '~/ui/layout/AboutPerson';

function InADialog({ onClose }: { onClose: () => void }) {
  const [opener, setOpener] = useState<HTMLElement>();
  return (
    <>
      <Dialog title="Payout Details" onClose={onClose} footer={null}>
        <p
          onClick={({ target }) =>
            setOpener((target as Element).closest<HTMLElement>('[data-about]') ?? undefined)
          }
        >
          <AboutPerson name="Amara Okafor" />
        </p>
      </Dialog>
      {opener && <PersonHost opener={opener} onClose={() => setOpener(undefined)} />}
    </>
  );
}

it('is a part of the dialog whose button opened it, and Escape closes only the panel (R440)', async () => {
  const onClose = vi.fn();
  render(<InADialog onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: 'Payout Details' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'About Amara Okafor' }));
  const panel = await within(dialog).findByRole('complementary', { name: 'About Amara Okafor' });
  const heading = within(panel).getByRole('heading', { level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  // Chakra's own Escape is there a frame after the dialog.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  fireEvent.keyDown(heading, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(
    within(dialog).getByRole('button', { name: 'About Amara Okafor' }),
  );
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
