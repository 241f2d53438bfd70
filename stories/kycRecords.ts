import type { KycRecord } from '~/api/types';
import { buildKycAddressProof, buildKycIdProof, buildKycRecord } from '../tests/fixtures/kyc';
import { buildPicture } from './documentPictures';

const files = {
  document_file_front: buildPicture('ID front'),
  document_file_back: buildPicture('ID back'),
};
const bills = {
  home_address_1: buildPicture('Electricity bill'),
  home_address_2: buildPicture('Bank statement'),
} as const;

/** A record with visible images. Every document has the given status. */
export const buildVisibleKycRecord = (
  status: 'pending' | 'approved' | 'rejected' = 'pending',
): KycRecord =>
  buildKycRecord({
    id_proof: buildKycIdProof({ ...files, status }),
    address_proof: (['home_address_2', 'home_address_1'] as const).map((address_type) =>
      buildKycAddressProof({ address_type, status, document_file: bills[address_type] }),
    ),
  });
