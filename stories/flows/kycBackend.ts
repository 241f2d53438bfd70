import { http, HttpResponse } from 'msw';
import type { KycRecord } from '~/api/types';
import { buildMessage } from '../../tests/fixtures/errors';
import { buildUserDetail } from '../../tests/fixtures/users';
import { api } from '../../tests/msw/api';
import { userHandlers } from '../../tests/msw/users';
import { drawing } from '../documentPictures';
import { buildVisibleKycRecord } from '../kycRecords';

let record: KycRecord = buildVisibleKycRecord('pending', buildUserDetail());

/** Starts with a record whose documents are all pending. */
export function resetKyc(): void {
  record = buildVisibleKycRecord('pending', buildUserDetail());
}

/** A colleague decides the proof of identity. */
export function decideElsewhere(status: 'approved' | 'rejected'): void {
  record = { ...record, id_proof: { ...record.id_proof, status } };
}

/**
 * How often the record was read. Each reading signs its files anew, and the first one's addresses
 * have expired.
 */
let readings = 0;
/** The files that were asked for. */
let asked: string[] = [];

export const filesAsked = (): readonly string[] => asked;

const signed = (file: string) => `/files/${file}?signed=${String(readings)}`;

/** A record whose files are on the server. */
export function resetSignedKyc(): void {
  resetKyc();
  readings = 0;
  asked = [];
}

/** Its images have addresses that expire, and the first address proof is a PDF. */
export const signedKycBackend = [
  api.get('/admin/users/{id}/kyc', ({ response }) => {
    readings += 1;
    return response(200).json({
      ...record,
      id_proof: {
        ...record.id_proof,
        document_file_front: signed('front.svg'),
        document_file_back: null,
      },
      address_proof: [
        { address_type: 'home_address_1', status: 'pending', document_file: signed('bill.pdf') },
      ],
    });
  }),
  http.get('*/files/:name', ({ request, params }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
    if (search === '?signed=1') return new HttpResponse(null, { status: 403 });
    return params['name'] === 'front.svg'
      ? new HttpResponse(drawing('ID front'), { headers: { 'Content-Type': 'image/svg+xml' } })
      : new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
  }),
  ...userHandlers,
];

const decide = async (request: { json: () => Promise<{ status: 'approved' | 'rejected' }> }) => {
  decideElsewhere((await request.json()).status);
  return buildMessage('Document updated.');
};

/** The calls of both KYC screens. They really decide the record's documents. */
export const kycBackend = [
  ...userHandlers,
  api.get('/admin/users/{id}/kyc', ({ response }) => response(200).json(record)),
  api.post('/admin/users/{id}/kyc/id/action', async ({ request, response }) =>
    response(200).json(await decide(request)),
  ),
  api.post('/admin/users/{id}/kyc/{type}/action', async ({ request, response }) =>
    response(200).json(await decide(request)),
  ),
];
