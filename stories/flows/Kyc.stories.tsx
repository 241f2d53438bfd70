import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failWith, failWithoutResponse } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { kycBackend, resetKyc } from './kycBackend';
import { openSignedIn } from './openConsole';

const meta = {
  title: 'Flows/KYC',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: kycBackend } },
  beforeEach: () => {
    resetKyc();
    return openSignedIn('/users/1042/kyc')();
  },
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

export const Verified: Story = {
  play: async ({ userEvent }) => {
    await verify(userEvent);
    await toastSaying('ID Proof approved');
    const card = await idProof();
    await card.findByText('Approved');
    await expect(card.getByRole('button', { name: 'Verify' })).toBeDisabled();
  },
};

export const ActionFailed: Story = {
  parameters: { msw: { handlers: [failWith('decideKycId', 500, null), ...kycBackend] } },
  play: async ({ userEvent }) => {
    await verify(userEvent);
    await toastSaying('Error during update');
    await waitFor(async () => expect((await idProof()).getByRole('button', { name: 'Verify' })).toBeEnabled());
  },
};

/** With keys only: A asks, Enter confirms. */
export const Reviewed: Story = {
  beforeEach: openSignedIn('/users/1042/kyc/review'),
  play: async ({ userEvent }) => {
    await waitFor(async () => expect((await idProof()).getByRole('button', { name: 'Verify' })).toBeEnabled());
    await userEvent.keyboard('a');
    await screen.findByRole('alertdialog', { name: 'Verify ID Proof' });
    await userEvent.keyboard('{Enter}');
    await toastSaying('ID approved successfully');
    await screen.findByText('1 of 3 decided');
  },
};

export const ReviewFailed: Story = {
  beforeEach: openSignedIn('/users/1042/kyc/review'),
  parameters: { msw: { handlers: [failWith('decideKyc', 500, null), ...kycBackend] } },
  play: async ({ userEvent }) => {
    await verify(userEvent);
    await toastSaying('Error approving ID');
    await expect(screen.getByText('0 of 3 decided')).toBeVisible();
  },
};

/** Promise 1: a missing response is not a refusal. */
export const Unanswered: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('decideKycId'), ...kycBackend] } },
  play: async ({ userEvent }) => {
    await verify(userEvent);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toMatch(/no response/i),
    );
  },
};
