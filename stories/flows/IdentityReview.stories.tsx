import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import { person } from '../../tests/fixtures/people';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import {
  identitiesBackend,
  identitiesSent,
  loseDecisions,
  refuseDecisions,
  resetIdentities,
} from './identitiesBackend';
import { openSignedIn } from './openConsole';
import { address, screenTitled } from './seen';

/**
 * The documents that wait for review are decided one after the other, by two keys each.
 *
 * @who Admins who check the identity of traders
 */
const meta = {
  title: 'Screens/Users/Flows/Identity review',
  component: Console,
  parameters: { msw: { handlers: identitiesBackend } },
  beforeEach: openSignedIn('/users', resetIdentities),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, second, , , , sixth] = Array.from({ length: 6 }, (_, index) => person(index));
const search = () => screen.findByRole('region', { name: 'Search for documents' });
const counts = () => document.querySelector('.verdict-sums')?.textContent;

const start = async (user: UserEventObject) => {
  await user.click(await screen.findByRole('link', { name: 'Review identities' }));
  await screenTitled('Review identities');
};

/** Waits for a document of this person, and for the images that Verify needs. */
const shows = (title: string, fullName: string | undefined) =>
  waitFor(async () => {
    await expect(screen.getByRole('region', { name: 'Identity' })).toHaveTextContent(
      fullName ?? '',
    );
    await expect(
      within(screen.getByRole('region', { name: title })).getByRole('button', { name: 'Verify' }),
    ).toBeEnabled();
  });

const decide = async (user: UserEventObject, key: 'a' | 'r') => {
  await user.keyboard(key);
  await screen.findByRole('alertdialog');
  await user.keyboard('{Enter}');
};

/**
 * Each document takes two keys. People with a pending payout come first, then the newest users. A
 * summary is at the end.
 */
export const WorkedByKeys: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Starts the review', async () => {
      await start(userEvent);
      await expect(address()).toBe('/users?review=kyc');
    });
    await step(
      'Sees the document of a trader whose payout waits, and how many were found',
      async () => {
        await shows('ID Proof', sixth?.fullName);
        await expect(screen.getByText('Payout pending')).toBeVisible();
        await waitFor(async () =>
          expect(await search()).toHaveTextContent(
            'Checked 6 of 6 users5 documents foundAll users were checked',
          ),
        );
      },
    );
    await step('Approves it with A and Enter, and sees the next person', async () => {
      await decide(userEvent, 'a');
      await toastSaying('ID approved successfully');
      await shows('ID Proof', first?.fullName);
    });
    await step('Rejects a document, and skips one', async () => {
      await decide(userEvent, 'r');
      await shows('ID Proof', second?.fullName);
      await userEvent.keyboard('s');
      await shows('Home Address 1 Proof', second?.fullName);
    });
    await step('Approves both proofs of address', async () => {
      await decide(userEvent, 'a');
      await shows('Home Address 2 Proof', second?.fullName);
      await expect(address()).toBe('/users?review=kyc&at=5');
      await decide(userEvent, 'a');
    });
    await step('Sees in the summary what was decided', async () => {
      await waitFor(() => expect(counts()).toBe('Approved3Rejected1Skipped1'));
      await expect(identitiesSent()).toEqual([
        `${sixth?.id} id approved`,
        `${first?.id} id rejected`,
        `${second?.id} address1 approved`,
        `${second?.id} address2 approved`,
      ]);
    });
    await step('Goes back to the users', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Back to users' }));
      await screenTitled('User Management');
    });
  },
};

/**
 * A document whose decision was refused stays on the screen, and the summary lists it as failed.
 */
export const DecisionFailed: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Starts the review', async () => {
      refuseDecisions();
      await start(userEvent);
    });
    await step('Approves a document', async () => {
      await shows('ID Proof', sixth?.fullName);
      await decide(userEvent, 'a');
    });
    await step('Reads the refusal, and the document stays', async () => {
      await toastSaying('Not now.');
      await shows('ID Proof', sixth?.fullName);
      await expect(
        await within(screen.getByRole('region', { name: 'ID Proof' })).findByRole('alert'),
      ).toHaveTextContent('Not now.');
      await expect(screen.getByText('1 of 5')).toBeVisible();
    });
    await step('Finishes and sees it in the summary as failed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
      await waitFor(() => expect(counts()).toBe('Failed1Not reviewed4'));
      await expect(identitiesSent()).toEqual([`${sixth?.id} id approved`]);
    });
  },
};

// R32.
/**
 * No answer comes. The record, read again, still waits: the document says so, and the summary
 * doesn't call it refused.
 */
export const DecisionUnanswered: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Starts the review', async () => {
      loseDecisions();
      await start(userEvent);
    });
    await step('Approves a document', async () => {
      await shows('ID Proof', sixth?.fullName);
      await decide(userEvent, 'a');
    });
    await step('Reads at the document that no answer was received', async () => {
      const notice = await within(screen.getByRole('region', { name: 'ID Proof' })).findByRole(
        'alert',
      );
      await expect(notice).toHaveTextContent('ID Proof is still pending.');
      await waitFor(() => expect(notice).toHaveFocus());
    });
    await step('Finishes and sees it in the summary as unknown', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
      await waitFor(() => expect(counts()).toBe('Unconfirmed1Not reviewed4'));
    });
  },
};
