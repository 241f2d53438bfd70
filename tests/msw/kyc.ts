import { buildMessage } from '../fixtures/errors';
import { buildKycRecord } from '../fixtures/kyc';
import { api } from './api';

// The paths with a document come before the one with a type, which would match them too.
export const kycHandlers = [
  api.get('/admin/users/{id}/kyc', ({ response }) => response(200).json(buildKycRecord())),
  api.post('/admin/users/{id}/kyc/id/action', ({ response }) =>
    response(200).json(buildMessage('Document updated.')),
  ),
  api.post('/admin/users/{id}/kyc/address1/action', ({ response }) =>
    response(200).json(buildMessage('Document updated.')),
  ),
  api.post('/admin/users/{id}/kyc/address2/action', ({ response }) =>
    response(200).json(buildMessage('Document updated.')),
  ),
  api.post('/admin/users/{id}/kyc/{type}/action', ({ response }) =>
    response(200).json(buildMessage('Document updated.')),
  ),
];
