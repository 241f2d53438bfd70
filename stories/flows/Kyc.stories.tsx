import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failWith, failWithoutResponse } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import {
  decideElsewhere,
  filesAsked,
  kycBackend,
  resetKyc,
  resetSignedKyc,
  signedKycBackend,
} from './kycBackend';
import { openSignedIn } from './openConsole';

/**
 * The proofs of one trader's identity are verified, on the page of the user or in the review.
 *
 * @who Admins who check the identity of traders
 */
const meta = {
  title: 'Screens/Users/Flows/KYC',
  component: Console,
  parameters: { msw: { handlers: kycBackend } },
  beforeEach: openSignedIn('/users/1042/kyc', resetKyc),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const idProof = async () => within(await screen.findByRole('region', { name: 'ID Proof' }));

/** Verify waits until the image was seen (promise 8), and asks first (section 2). */
async function verify(user: UserEventObject) {
  const button = (await idProof()).getByRole('button', { name: 'Verify' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const question = await screen.findByRole('alertdialog', { name: 'Verify ID Proof' });
  await expect(question).toHaveTextContent("This can't be undone.");
  await user.click(within(question).getByRole('button', { name: 'Verify' }));
}

/** A document is approved, and can't be approved again. */
export const Verified: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Verifies the proof of identity', async () => {
      await verify(userEvent);
    });
    await step('Reads that it was approved', async () => {
      await toastSaying('ID Proof approved');
    });
    await step('Sees it as approved, with the button switched off', async () => {
      const card = await idProof();
      await card.findByText('Approved');
      await expect(card.getByRole('button', { name: 'Verify' })).toBeDisabled();
    });
  },
};

/** The server fails: the document can be verified again. */
export const Failed: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [failWith('decideKycId', 500, null), ...kycBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Verifies the proof of identity', async () => {
      await verify(userEvent);
    });
    await step('Reads that it failed', async () => {
      await toastSaying('Error during update');
    });
    await step('Sees it at the document, and the focus is there', async () => {
      const notice = await (await idProof()).findByRole('alert');
      await expect(notice).toHaveTextContent('Error during update');
      await waitFor(() => expect(notice).toHaveFocus());
    });
    await step('May try again', async () => {
      await waitFor(async () =>
        expect((await idProof()).getByRole('button', { name: 'Verify' })).toBeEnabled(),
      );
    });
  },
};

/** The server fails: nothing counts as decided. */
export const ReviewFailed: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/users/1042/kyc/review'),
  parameters: { msw: { handlers: [failWith('decideKyc', 500, null), ...kycBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Verifies the proof of identity in the review', async () => {
      await verify(userEvent);
    });
    await step('Reads that it failed', async () => {
      await toastSaying('Error approving ID');
    });
    await step('Sees that none of three is decided', async () => {
      await expect(screen.getByText('0 of 3 decided')).toBeVisible();
    });
  },
};

/**
 * No response comes, and the console says so. A colleague decides the document afterwards: what was
 * said of its failure no longer holds.
 */
export const UnansweredAndDecidedElsewhere: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [failWithoutResponse('decideKycId'), ...kycBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Verifies the proof of identity, and reads that no response came', async () => {
      await verify(userEvent);
      await waitFor(() =>
        expect(
          screen
            .getAllByRole('status')
            .map(({ textContent }) => textContent)
            .join(),
        ).toMatch(/no response/i),
      );
    });
    await step('Reads at the document that it is still pending', async () => {
      await expect(await (await idProof()).findByRole('alert')).toHaveTextContent(
        'ID Proof is still pending.',
      );
    });
    await step('A colleague rejects it', () => {
      decideElsewhere('rejected');
    });
    await step(
      'Sees it as rejected when the record is read again, and nothing says that it is pending',
      async () => {
        const card = await idProof();
        await waitFor(() => {
          // A record that was read in the last two seconds is not read again.
          dispatchEvent(new Event('online'));
          return expect(card.getByText('Already decided')).toBeVisible();
        });
        await expect(card.queryByRole('alert')).toBeNull();
      },
    );
  },
};

const group = async (name: string) => within(await screen.findByRole('group', { name }));

const isUnshown = async (label: string) =>
  void (await (await group(label)).findByText(`${label} could not be shown`));
/** An image that could not be shown is tried again, under the address of a new reading. */
async function tryAgain(user: UserEventObject, label: string) {
  await user.click((await group(label)).getByRole('button', { name: 'Try again' }));
  const picture = await (await group(label)).findByRole('img', { name: label });
  await waitFor(() => expect(picture).toHaveAttribute('data-state', 'loaded'));
  await expect(picture).toHaveAttribute('src', `${location.origin}/files/front.svg?signed=2`);
  await expect(filesAsked().filter((file) => file === '/files/front.svg?signed=1')).toHaveLength(1);
}

// R126.
/** The address of an image has expired. 'Try again' reads the record, which has a new one. */
export const AddressExpired: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: signedKycBackend } },
  beforeEach: openSignedIn('/users/1042/kyc', resetSignedKyc),
  play: async ({ userEvent, step }) => {
    await step('Sees that the image could not be shown', async () => {
      await isUnshown('ID Proof, front');
    });
    await step('Tries again, and sees the image under a new address', async () => {
      await tryAgain(userEvent, 'ID Proof, front');
    });
  },
};

/** In the review, enlarged. Saving reads the record again too. */
export const AddressExpiredEnlarged: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: signedKycBackend } },
  beforeEach: openSignedIn('/users/1042/kyc/review', resetSignedKyc),
  play: async ({ userEvent, step }) => {
    const dialog = () => within(screen.getByRole('dialog', { name: 'ID Proof, front' }));
    await step('Enlarges an image that could not be shown, and tries again', async () => {
      await (await group('ID Proof, front')).findByText('ID Proof, front could not be shown');
      await userEvent.keyboard('e');
      await screen.findByRole('dialog', { name: 'ID Proof, front' });
      await userEvent.click(await dialog().findByRole('button', { name: 'Try again' }));
      await dialog().findByRole('img', { name: 'ID Proof, front' });
    });
    await step('Saves it under the address of another reading', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(filesAsked()).toContain('/files/front.svg?signed=3'));
    });
  },
};

/** A PDF is no image: it is opened in a new tab, and can be verified once it was. */
export const ProofIsAPdf: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: signedKycBackend } },
  beforeEach: openSignedIn('/users/1042/kyc', resetSignedKyc),
  play: async ({ userEvent, step }) => {
    const card = () => within(screen.getByRole('region', { name: 'Home Address 1 Proof' }));
    const link = () => card().findByRole('link', { name: 'Open in a new tab' });
    await step('Sees that it could not be shown, so it cannot be verified', async () => {
      await screen.findByRole('region', { name: 'Home Address 1 Proof' });
      await userEvent.click(await card().findByRole('button', { name: 'Try again' }));
      await expect(await link()).toHaveAttribute(
        'href',
        `${location.origin}/files/bill.pdf?signed=2`,
      );
      await expect(await link()).toHaveAttribute('target', '_blank');
      await expect(await link()).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(
        card().getByText('The image could not be loaded. Open it to verify'),
      ).toBeVisible();
      await expect(card().getByRole('button', { name: 'Verify' })).toBeDisabled();
      await expect(card().getByRole('button', { name: 'Reject' })).toBeEnabled();
    });
    await step('Saves it', async () => {
      await userEvent.click(card().getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(filesAsked()).toContain('/files/bill.pdf?signed=3'));
    });
    await step('Opens it, and may verify it, also under a new address', async () => {
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.click(await link());
      await waitFor(() => expect(card().getByRole('button', { name: 'Verify' })).toBeEnabled());
      await userEvent.click(card().getByRole('button', { name: 'Try again' }));
      await expect(await link()).toHaveAttribute(
        'href',
        `${location.origin}/files/bill.pdf?signed=4`,
      );
      await expect(card().getByRole('button', { name: 'Verify' })).toBeEnabled();
    });
  },
};
