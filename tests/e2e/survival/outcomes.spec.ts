import type { Page, Route } from '@playwright/test';
import { generalMessages } from '../../../src/api/messages';
import { isSoak, printCount } from '../../propertyRuns';
import type { Backend } from '../support/backend';
import { expect, test, toast } from '../support/test';
import { calls, isCall, type CallName } from './calls';
import { controlEntries, undecided, type Control } from './controls';
import { userWithKyc } from './views';
import { safety } from '../../safety';

interface Fault {
  /** Whether the server makes the change before its answer is lost. */
  isMade: boolean;
  /** What the console gets instead of the server's answer. */
  answer: (route: Route) => Promise<void>;
  /**
   * The answer was lost: the console must find out by reading. Otherwise it is the server's
   * refusal.
   */
  isLost: boolean;
  isSilent?: boolean;
}

const html = { contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' };
const fulfil = (status: number) => (route: Route) => route.fulfill({ status, ...html });
const cut = (route: Route) => route.abort('connectionreset');

const faults: Record<string, Fault> = {
  '502 after the change': { isMade: true, isLost: true, answer: fulfil(502) },
  '504 after the change': { isMade: true, isLost: true, answer: fulfil(504) },
  'dropped after the change': { isMade: true, isLost: true, isSilent: true, answer: cut },
  'an unreadable 2xx after the change': { isMade: true, isLost: true, answer: fulfil(200) },
  '500 after the change': { isMade: true, isLost: false, answer: fulfil(500) },
  '500 before the change': { isMade: false, isLost: false, answer: fulfil(500) },
  '502 before the change': { isMade: false, isLost: true, answer: fulfil(502) },
  'dropped before the change': { isMade: false, isLost: true, isSilent: true, answer: cut },
};

interface Words {
  done: string;
  failed: string;
  /** The call that reads the record again. */
  reads: CallName;
}

const kycWords = (done: string): Words => ({
  done,
  failed: 'Error during update',
  reads: 'getKyc',
});

/**
 * Section 8's texts of every call that changes a record, and the call that reads it. A text says
 * why there is no outcome to look for.
 */
const words: Record<string, Words | string> = {
  login: 'Nothing is changed, and the form says what happened.',
  sendTicketMessage:
    'A message has its own signs beside it: tests/features/support/outboxOutcomes.test.tsx and support-sending.spec.ts.',
  createUser: {
    done: 'User added successfully',
    failed: 'Error while adding user',
    reads: 'listUsers',
  },
  updateUser: {
    done: 'User updated successfully',
    failed: 'Error while updating user',
    reads: 'getUser',
  },
  deleteUser: {
    done: 'User deleted successfully',
    failed: 'Error while deleting user',
    reads: 'listUsers',
  },
  decideKycId: kycWords('ID Proof rejected'),
  decideKycAddress1: kycWords('Home Address 1 Proof rejected'),
  decideKycAddress2: kycWords('Home Address 1 Proof rejected'),
  decideKyc: { done: 'ID rejected successfully', failed: 'Error rejecting ID', reads: 'getKyc' },
  acceptPayout: {
    done: 'Payout approved successfully',
    failed: generalMessages.failure,
    reads: 'listPayouts',
  },
  rejectPayout: {
    done: 'Payout rejected successfully',
    failed: generalMessages.failure,
    reads: 'listPayouts',
  },
  createChallenge: {
    done: 'Challenge creation successful',
    failed: generalMessages.failure,
    reads: 'listChallenges',
  },
  updateChallenge: {
    done: 'Challenge updated successfully',
    failed: 'Error while updating challenge',
    reads: 'getChallenge',
  },
  closeTicket: {
    done: 'Successfully closed ticket',
    failed: 'Error while closing ticket',
    reads: 'listTickets',
  },
  createCompetition: {
    done: 'Competition created successfully',
    failed: 'Error creating competition',
    reads: 'listCompetitions',
  },
  endCompetition: {
    done: 'Competition ended successfully',
    failed: 'Error ending competition',
    reads: 'getCompetition',
  },
};

/** Documents of a user who keeps what was decided. The seeded ones may be decided already. */
async function keepKyc(page: Page, backend: Backend): Promise<(path: string) => void> {
  const id = await userWithKyc(backend);
  const record = undecided((await backend.findKyc(id))?.id_proof?.document_file_front ?? '');
  await page.route(`**/api/admin/users/${id}/kyc`, (route) => route.fulfill({ json: record }));
  return (path) => {
    const proofs = {
      id: record.id_proof,
      address1: record.address_proof[0],
      address2: record.address_proof[1],
    };
    const decided = proofs[/\/kyc\/(\w+)\/action$/.exec(path)?.[1] as keyof typeof proofs];
    if (!decided) throw new Error(`No document is decided by ${path}`);
    decided.status = 'rejected';
  };
}

/** The dialog itself says what the list says now. */
const decisionsOfPayouts = new Set<CallName>(['acceptPayout', 'rejectPayout']);

interface Cell {
  page: Page;
  backend: Backend;
  name: CallName;
  control: Control;
  said: Words;
  fault: Fault;
}

async function expectTruth({ page, backend, name, control, said, fault }: Cell): Promise<void> {
  const button = await control.open(page, backend);
  const decideKyc = name.startsWith('decideKyc') ? await keepKyc(page, backend) : undefined;
  let sent = 0;
  let readsSince = 0;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (sent > 0 && isCall(said.reads, request.method(), request.url())) readsSince += 1;
    if (!isCall(name, request.method(), request.url())) return route.fallback();
    sent += 1;
    if (fault.isMade && decideKyc) decideKyc(new URL(request.url()).pathname);
    else if (fault.isMade) expect((await route.fetch()).ok()).toBe(true);
    return fault.answer(route);
  });
  await button.click();
  const done = toast(page, said.done);
  const failed = toast(page, fault.isSilent ? generalMessages.network : said.failed);
  if (fault.isLost && fault.isMade) {
    await expect(done).toContainText('the record was read again and shows it');
    await expect(failed).toHaveCount(0);
  } else {
    await expect(failed).toBeVisible();
    await expect(done).toHaveCount(0);
  }
  await expect.poll(() => readsSince).toBeGreaterThan(0);
  const isRefusedButMade = fault.isMade && !fault.isLost && !decisionsOfPayouts.has(name);
  await expect(toast(page, generalMessages.succeededDespiteError)).toHaveCount(
    isRefusedButMade ? 1 : 0,
  );
  await page.keyboard.press('Enter');
  expect(sent, safety('sent once')).toBe(1);
}

test('every call that changes something has its words', () => {
  const changing = calls.filter(
    ({ method, id }) => method !== 'GET' && controlEntries.some(([name]) => name === id),
  );
  expect(changing.map(({ id }) => id).filter((id) => !(id in words))).toEqual([]);
});

/**
 * Each call meets a lost answer to a change that was made, and a refusal or a change that was not
 * made: a control that tells either wrongly tells them all wrongly. Decisions about money meet
 * every fault.
 */
function faultsOf(name: CallName, nth: number): [string, Fault][] {
  const all = Object.entries(faults);
  if (isSoak || decisionsOfPayouts.has(name)) return all;
  const madeAndLost = all.filter(([, { isMade, isLost }]) => isMade && isLost);
  const others = all.filter((one) => !madeAndLost.includes(one));
  return [madeAndLost, others].flatMap((kinds) =>
    kinds.filter((_, at) => at === nth % kinds.length),
  );
}

test.describe('A done change is never called failed, nor sent twice (R32)', () => {
  test.describe.configure({ mode: 'parallel', timeout: 240_000 });

  for (const [nth, [name, control]] of controlEntries.entries()) {
    const said = words[name];
    if (said === undefined || typeof said === 'string') continue;
    test(`${name}: the truth after every lost or failed answer`, async ({
      page,
      backend,
      problems,
    }) => {
      problems.allowStatus(404, 500, 502, 504);
      problems.allowLostConnection();
      for (const [title, fault] of faultsOf(name, nth))
        await test.step(title, async () => {
          const tab = await page.context().newPage();
          await expectTruth({ page: tab, backend, name, control, said, fault });
          await tab.close();
        });
      printCount(`outcomes of ${name}`, faultsOf(name, nth).length);
    });
  }
});
