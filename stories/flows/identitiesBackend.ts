import { HttpResponse } from 'msw';
import type { KycRecord } from '~/api/types';
import { withKycDecision } from '~/features/kyc/model';
import { buildMessage } from '../../tests/fixtures/errors';
import { approvedKycRecord, buildKycIdProof, buildKycRecord } from '../../tests/fixtures/kyc';
import { buildPayout, buildPayoutPage } from '../../tests/fixtures/payouts';
import { person } from '../../tests/fixtures/people';
import {
  buildUserDetail,
  buildUserPage,
  buildUsers,
  buildUserStats,
} from '../../tests/fixtures/users';
import { api } from '../../tests/msw/api';
import { pageOf } from '../../tests/msw/query';
import { buildVisibleKycRecord } from '../kycRecords';

const users = buildUsers(6);
/** The user with a pending payout: the last one of the list. */
const paid = person(5);

let records = new Map<string, KycRecord>();
let decisions: string[] = [];
let isForbidden = false;
let isRefusing = false;
let isSilent = false;

const idOf = (index: number) => String(person(index).id);
const onlyId = () =>
  buildKycRecord({ id_proof: buildVisibleKycRecord().id_proof, address_proof: [] });

/**
 * Six users. The first and the last have a pending ID, the second has three pending documents. The
 * others have none.
 */
export function resetIdentities(): void {
  decisions = [];
  isForbidden = false;
  isRefusing = false;
  isSilent = false;
  records = new Map([
    [idOf(0), onlyId()],
    [idOf(1), buildVisibleKycRecord()],
    [idOf(2), approvedKycRecord],
    [
      idOf(3),
      buildKycRecord({
        id_proof: buildKycIdProof({ document_file_front: null, document_file_back: null }),
        address_proof: [],
      }),
    ],
    [idOf(5), onlyId()],
  ]);
}

export const forbidIdentities = (): void => void (isForbidden = true);
/** From now on the server refuses every decision. */
export const refuseDecisions = (): void => void (isRefusing = true);
/** From now on a decision is lost on its way: no answer comes, and nothing is decided. */
export const loseDecisions = (): void => void (isSilent = true);
/** The decisions that arrived, for example '1042 id approved'. */
export const identitiesSent = (): readonly string[] => decisions;

/** The calls of 'Review identities'. They really decide the records' documents. */
export const identitiesBackend = [
  api.get('/admin/payouts', ({ query, response }) => {
    const row = buildPayout({ status: 'pending', user: { id: paid.id, full_name: paid.fullName } });
    return response(200).json(buildPayoutPage(pageOf(query, 10), [row, { ...row, id: 4002 }]));
  }),
  api.get('/admin/users', ({ query, response }) =>
    response(200).json(buildUserPage(pageOf(query, 20), users)),
  ),
  api.get('/admin/users/stats', ({ response }) => response(200).json(buildUserStats())),
  api.get('/admin/users/{id}', ({ params, response }) =>
    response(200).json(buildUserDetail(users.find(({ id }) => String(id) === params.id))),
  ),
  api.get('/admin/users/{id}/kyc', ({ params, response }) => {
    if (isForbidden)
      return response.untyped(HttpResponse.json({ message: 'No.' }, { status: 403 }));
    const record = records.get(params.id);
    return record
      ? response(200).json(record)
      : response.untyped(HttpResponse.json({ message: 'No record.' }, { status: 404 }));
  }),
  api.post('/admin/users/{id}/kyc/{type}/action', async ({ params, request, response }) => {
    const { status } = await request.json();
    decisions.push(`${params.id} ${params.type} ${status}`);
    if (isSilent) return response.untyped(HttpResponse.error());
    const record = records.get(params.id);
    if (isRefusing || !record)
      return response.untyped(HttpResponse.json({ message: 'Not now.' }, { status: 409 }));
    records.set(params.id, withKycDecision(record, params.type, status));
    return response(200).json(buildMessage('Document updated.'));
  }),
];
