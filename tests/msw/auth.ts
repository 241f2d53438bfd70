import { buildLoginResponse, buildTokenPair } from '../fixtures/auth';
import { api } from './api';

export const authHandlers = [
  api.post('/admin/auth/login', ({ response }) => response(200).json(buildLoginResponse())),
  api.post('/account/auth/token/refresh', ({ response }) => response(200).json(buildTokenPair())),
];
