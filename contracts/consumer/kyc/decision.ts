import type { KycDecision, KycDocumentType } from '~/api/types';
import type { FailurePolicy } from '~/api/messages';
import { expectServerMessage, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { pathWithId } from '../matchers';
import { refusals } from '../refusals';

export const userId = 1042;

type Verdict = KycDecision['status'];

interface Deciding {
  document: KycDocumentType;
  /** The document in words. */
  name: string;
  run: (status: Verdict) => Promise<void>;
  policy: (status: Verdict) => FailurePolicy;
  defaultMessage: string;
}

/**
 * Every outcome of a decision that the console distinguishes: both decisions, one that comes too
 * late (R109), and one without a document (R125).
 */
export function decisions({ document, name, run, policy, defaultMessage }: Deciding): void {
  const path = `/kyc/${document}/action`;
  const deciding = (status: Verdict): Request => ({
    method: 'POST',
    path: pathWithId('/admin/users/', userId, path),
    body: { status },
  });
  const refused = (
    given: 'every document of a user was rejected' | 'a user has a KYC record without documents',
    status: number,
    message: string,
  ) =>
    interaction(
      {
        given: [given, { id: userId }],
        uponReceiving: `a request to verify ${name}`,
        request: deciding('approved'),
        answer: { status, body: messageBody(message) },
      },
      () => expectServerMessage(run('approved'), status, policy('approved'), message),
    );

  for (const [status, verb] of [
    ['approved', 'verify'],
    ['rejected', 'reject'],
  ] as const) {
    interaction(
      {
        given: ['a user has submitted every document', { id: userId }],
        uponReceiving: `a request to ${verb} ${name}`,
        request: deciding(status),
        answer: { status: 200 },
      },
      () => run(status),
    );
  }
  refused('every document of a user was rejected', 409, 'This document has already been rejected.');
  refused(
    'a user has a KYC record without documents',
    404,
    'This document has not been submitted.',
  );

  refusals({
    name: `a request to verify ${name} of a user`,
    request: {
      method: 'POST',
      path: `/admin/users/${userId}${path}`,
      body: { status: 'approved' },
    },
    run: () => run('approved'),
    policy: policy('approved'),
    defaultMessage,
  });
}
