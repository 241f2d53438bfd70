import type { KycRecord, UserDetail } from '~/api/types';
import {
  buildKycAddress,
  buildKycAddressProof,
  buildKycIdProof,
  buildKycRecord,
} from '../tests/fixtures/kyc';
import { buildPicture } from './documentPictures';
import { queueUser } from './kycQueues';

const files = {
  document_file_front: buildPicture('ID front'),
  document_file_back: buildPicture('ID back'),
};
const bills = {
  home_address_1: buildPicture('Electricity bill'),
  home_address_2: buildPicture('Bank statement'),
} as const;

/** A user's record with visible images, as the profile says. Every document has the given status. */
export const buildVisibleKycRecord = (
  status: 'pending' | 'approved' | 'rejected' = 'pending',
  { address }: UserDetail = queueUser(0),
): KycRecord =>
  buildKycRecord({
    id_proof: buildKycIdProof({
      ...files,
      status,
      reviewed_at: status === 'pending' ? null : '2026-03-10T11:05:00Z',
    }),
    address_proof: (['home_address_2', 'home_address_1'] as const).map((address_type) =>
      buildKycAddressProof({ address_type, status, document_file: bills[address_type] }),
    ),
    address: buildKycAddress({
      home_address: `${address?.home_address ?? ''}, ${address?.town ?? ''}`,
      home_address2: `${address?.home_address2 ?? ''}, ${address?.town2 ?? ''}`,
    }),
  });
