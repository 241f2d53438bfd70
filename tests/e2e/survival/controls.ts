import type { Locator, Page } from '@playwright/test';
import type { Backend } from '../support/backend';
import { addChallenge, fillForm, freshName, required } from '../support/challenges';
import { chatOn, openTicket } from '../support/tickets';
import type { CallName } from './calls';
import { userWithKyc } from './views';

/** How to get to the button that sends a call. */
export interface Control {
  isSignedOut?: boolean;
  open: (page: Page, backend: Backend) => Promise<Locator>;
}

const buttonIn = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });
const confirmation = (page: Page, name: string) => buttonIn(page.getByRole('alertdialog'), name);

/** A KYC record with every document undecided and a picture that can be loaded. */
export const undecided = (picture: string) => ({
  id_proof: {
    status: 'pending',
    document_number: 'X1',
    document_file_front: picture,
    document_file_back: picture,
  },
  address_proof: [1, 2].map((number) => ({
    address_type: `home_address_${number}`,
    status: 'pending',
    document_file: picture,
  })),
  address: {},
});

async function openKyc(page: Page, backend: Backend, under: 'kyc' | 'kyc/review'): Promise<void> {
  const id = await userWithKyc(backend);
  const record = await backend.findKyc(id);
  await page.route(`**/users/${id}/kyc`, (route) =>
    route.request().resourceType() === 'document'
      ? route.fallback()
      : route.fulfill({ json: undecided(record?.id_proof?.document_file_front ?? '') }),
  );
  await page.goto(`/users/${id}/${under}`);
}

const kycCard = (title: string): Control => ({
  open: async (page, backend) => {
    await openKyc(page, backend, 'kyc');
    await buttonIn(page.getByRole('region', { name: title }), 'Reject').click();
    return confirmation(page, 'Reject');
  },
});

const payoutButton = (name: 'Approve' | 'Reject'): Control => ({
  open: async (page, backend) => {
    const { results } = await backend.listPayouts('page=1&page_size=10&status=pending');
    await page.goto(`/payouts?status=pending&payout=${results.at(-1)?.id ?? 0}`);
    return buttonIn(page.getByRole('dialog', { name: 'Payout Details' }), name);
  },
});

async function fillCompetition(page: Page): Promise<Locator> {
  await page.goto('/competitions');
  await page.getByRole('button', { name: 'Create Competition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Competition' });
  const year = new Date().getUTCFullYear() + 1;
  const values = {
    Name: freshName('Cup'),
    Description: 'Of a test.',
    'Starting Balance': '50000',
    'Start Date': `${year}-06-01T09:00`,
    'End Date': `${year}-07-01T09:00`,
  };
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
  return buttonIn(dialog, 'Create Competition');
}

async function fillUser(page: Page): Promise<Locator> {
  await page.goto('/users/all');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  const email = `${freshName('new').replaceAll(' ', '.').toLowerCase()}@example.org`;
  for (const [label, value] of Object.entries({
    'First Name': 'Newly',
    'Last Name': 'Come',
    Email: email,
  }))
    await dialog.getByLabel(label).fill(value);
  return buttonIn(dialog, 'Add User');
}

/**
 * Every call that changes something, and the control that sends it. A text says why no control
 * does. A call without an entry does not compile.
 */
export const controls: Record<
  Exclude<CallName, `get${string}` | `list${string}`>,
  Control | string
> = {
  refreshTokens: 'The client sends it by itself, once over all tabs (R8).',
  issueFundedAccount: 'Funding a wallet is simulated in the browser (R29).',
  login: {
    isSignedOut: true,
    open: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill('admin@example.com');
      await page.getByLabel('Password').fill('admin-password');
      return page.getByRole('button', { name: 'Login' });
    },
  },
  createUser: { open: fillUser },
  updateUser: {
    open: async (page, backend) => {
      await page.goto(`/users/${await userWithKyc(backend)}`);
      await page.getByRole('button', { name: 'Edit Details' }).click();
      await page.getByRole('dialog').locator('[name=country]').fill(freshName('Land'));
      return buttonIn(page.getByRole('dialog'), 'Save Changes');
    },
  },
  deleteUser: {
    open: async (page, backend) => {
      // Seeded users have transactions, so they can't be deleted (R236).
      const user = await backend.addUser('Doomed');
      await page.goto('/users/all');
      await page.getByRole('button', { name: `Actions for ${user.full_name}` }).click();
      await page.getByRole('menuitem', { name: 'Delete User' }).click();
      return confirmation(page, 'Delete');
    },
  },
  decideKycId: kycCard('ID Proof'),
  decideKycAddress1: kycCard('Home Address 1 Proof'),
  decideKycAddress2: kycCard('Home Address 2 Proof'),
  decideKyc: {
    open: async (page, backend) => {
      await openKyc(page, backend, 'kyc/review');
      await page.getByRole('button', { name: /^Reject/ }).click();
      return confirmation(page, 'Reject');
    },
  },
  acceptPayout: payoutButton('Approve'),
  rejectPayout: payoutButton('Reject'),
  createChallenge: {
    open: async (page) => {
      await page.goto('/evaluations/create');
      await fillForm(page, { ...required, name: freshName('Sent') });
      return page.getByRole('button', { name: 'Create Challenge' });
    },
  },
  updateChallenge: {
    open: async (page, backend) => {
      await page.goto(`/evaluations/${(await addChallenge(backend)).id}`);
      await fillForm(page, { challenge_fee: '449.5' });
      return page.getByRole('button', { name: 'Save Changes' });
    },
  },
  sendTicketMessage: {
    open: async (page, backend) => {
      await page.goto(`/support?ticket=${(await openTicket(backend, 'Hello?')).id}`);
      await chatOn(page).box.fill('Here I am.');
      return chatOn(page).send;
    },
  },
  closeTicket: {
    open: async (page, backend) => {
      // Without a message: closing an unanswered one asks first.
      await page.goto(`/support?ticket=${(await openTicket(backend)).id}`);
      return chatOn(page).close;
    },
  },
  createCompetition: { open: fillCompetition },
  endCompetition: {
    open: async (page, backend) => {
      await page.goto(`/competitions/${(await backend.addCompetition('Running')).id}`);
      await page.getByRole('button', { name: 'End Competition' }).click();
      return confirmation(page, 'End Competition');
    },
  },
};

/** The calls that have a control, with their control. */
// Object.entries widens the names to string, but they are the table's keys.
export const controlEntries = (Object.entries(controls) as [CallName, Control | string][]).filter(
  (entry): entry is [CallName, Control] => typeof entry[1] !== 'string',
);
