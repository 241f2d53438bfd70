import { call } from './client';
import { once } from './inFlight';
import { readAnyObject, readAnyRecord, readObject, readPage, type Page } from './page';
import type { Id, NewUser, User, UserDetail, UserStats, UserUpdate } from './types';

/** One page of users, counted from 1. */
export const listUsers = ({ page, pageSize }: { page: number; pageSize: number }): Promise<Page<User>> =>
  // The boot script builds the same address: page first.
  call((api) => api.GET('/admin/users', { params: { query: { page, page_size: pageSize } } }), readPage<User>);

/** A user with phone, country, birthday and address; 404 when there is none. */
export const getUser = (id: Id): Promise<UserDetail> => call((api) => api.GET('/admin/users/{id}', { params: { path: { id } } }), readObject);

/** Adds a user and resolves with it, if the answer says it. 409 when the email is taken; 400 may name the fields. */
export const createUser = (user: NewUser): Promise<User | undefined> =>
  once(`createUser ${JSON.stringify(user)}`, () => call((api) => api.POST('/admin/users', { body: user }), readAnyObject));

/** Deletes a user for good. 404 when someone else was faster; 409 for the signed-in admin's own account. */
export const deleteUser = (id: Id): Promise<void> =>
  once(`deleteUser ${JSON.stringify(id)}`, () => call((api) => api.DELETE('/admin/users/{id}/delete', { params: { path: { id } } }), () => undefined));

/** Changes what is given of a user and resolves with the whole user (R9), if the answer says it. 409 when the email is taken; 400 may name the fields. */
export const updateUser = (id: Id, changes: UserUpdate): Promise<UserDetail | undefined> =>
  once(`updateUser ${JSON.stringify([id, changes])}`, () => call((api) => api.PATCH('/admin/users/{id}/update', { params: { path: { id } }, body: changes }), readAnyRecord));

/** The figures of the user management page. */
export const getUserStats = (): Promise<UserStats> => call((api) => api.GET('/admin/users/stats'), readObject);
