import { describe, expect } from 'vitest';
import { getKyc } from '~/features/kyc/api';
import { kycReviewMessages } from '~/features/kyc/messages';
import { buildKycIdProof, buildKycRecord } from '../../../tests/fixtures/kyc';
import { messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { kycStatus, pathWithId, text } from '../matchers';
import { refusals } from '../refusals';

const userId = 1042;
const request: Request = { method: 'GET', path: pathWithId('/admin/users/', userId, '/kyc') };
const name = 'a request for the KYC record of this user';

const record = buildKycRecord({ id_proof: buildKycIdProof({ reviewed_at: undefined }) });
const file = (path: string) => text(`/files/kyc/1042/${path}.png`);

describe('getKyc', () => {
  // Section 2: item 0 is the secondary address proof and item 1 the primary one.
  interaction(
    {
      given: ['a user has submitted every document', { id: userId }],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: {
          id_proof: {
            status: kycStatus('pending'),
            document_number: text('A01234567'),
            document_file_front: file('id-front'),
            document_file_back: file('id-back'),
          },
          address_proof: [
            {
              address_type: 'home_address_2',
              status: kycStatus('pending'),
              document_file: file('address-2'),
            },
            {
              address_type: 'home_address_1',
              status: kycStatus('pending'),
              document_file: file('address-1'),
            },
          ],
          address: {
            home_address: text('14 Marina Road, Lagos'),
            home_address2: text('3 Harbour Close, Abuja'),
          },
        },
      },
    },
    async () => expect(await getKyc(userId)).toEqual(record),
  );

  interaction(
    {
      given: ['a user has a KYC record without documents', { id: userId }],
      uponReceiving: name,
      request,
      answer: { status: 200, body: { id_proof: null, address_proof: [] } },
    },
    async () => expect(await getKyc(userId)).toEqual({ id_proof: null, address_proof: [] }),
  );

  // The screen shows 'Not Submitted' (R19).
  interaction(
    {
      given: ['a user has this id', { id: userId }],
      uponReceiving: name,
      request,
      answer: { status: 404, body: messageBody('This user has no KYC record.') },
    },
    async () => expect(await getKyc(userId)).toBeNull(),
  );

  refusals({
    name: 'a request for the KYC record of a user',
    request: { method: 'GET', path: `/admin/users/${userId}/kyc` },
    run: () => getKyc(userId),
    policy: kycReviewMessages.loadFailed,
    defaultMessage: 'Error fetching KYC details',
  });
});
