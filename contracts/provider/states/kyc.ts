import type { StateHandlers } from '../../consumer/states/providerStates';
import { insertRow } from './rows';
import { signedInWithId, type StateWorld } from './world';

export function kycStates(world: StateWorld) {
  const { services } = world;
  const submit = async (userId: number, status: 'pending' | 'rejected') => {
    await insertRow(services, 'users', { id: userId });
    await insertRow(services, 'userAddresses', {
      userId,
      homeAddress: '14 Marina Road, Lagos',
      homeAddress2: '3 Harbour Close, Abuja',
    });
    await insertRow(services, 'kycRecords', { userId, idStatus: status });
    for (const addressType of ['home_address_1', 'home_address_2'] as const)
      await insertRow(services, 'kycAddressProofs', { userId, addressType, status });
    return signedInWithId(world, userId);
  };
  return {
    'a user has submitted every document': ({ id }) => submit(id, 'pending'),
    'every document of a user was rejected': ({ id }) => submit(id, 'rejected'),
    'a user has a KYC record without documents': async ({ id }) => {
      await insertRow(services, 'users', { id });
      await insertRow(services, 'kycRecords', {
        userId: id,
        idStatus: null,
        documentNumber: null,
        documentFileFront: null,
        documentFileBack: null,
      });
      return signedInWithId(world, id);
    },
  } satisfies Partial<StateHandlers>;
}
