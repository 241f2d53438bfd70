import type { KycRecord } from '../../src/api/types';
import { buildMessage } from '../../tests/fixtures/errors';
import { api } from '../../tests/msw/api';
import { userHandlers } from '../../tests/msw/users';
import { buildVisibleKycRecord } from '../kycRecords';

let record: KycRecord = buildVisibleKycRecord();

/** Starts with a record whose documents are all pending. */
export function resetKyc(): void {
  record = buildVisibleKycRecord();
}

/** A colleague decides the proof of identity. */
export function decideElsewhere(status: 'approved' | 'rejected'): void {
  record = { ...record, id_proof: { ...record.id_proof, status } };
}

const decided = buildMessage('Document updated.');

/** The calls of both KYC screens. They really decide the record's documents. */
export const kycBackend = [
  ...userHandlers,
  api.get('/admin/users/{id}/kyc', ({ response }) => response(200).json(record)),
  api.post('/admin/users/{id}/kyc/id/action', async ({ request, response }) => {
    const { status } = await request.json();
    record = { ...record, id_proof: { ...record.id_proof, status } };
    return response(200).json(decided);
  }),
  api.post('/admin/users/{id}/kyc/{type}/action', async ({ request, response }) => {
    const { status } = await request.json();
    record = { ...record, id_proof: { ...record.id_proof, status } };
    return response(200).json(decided);
  }),
];
