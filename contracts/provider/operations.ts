import { authOperations } from './areas/auth'
import { dashboardOperations } from './areas/dashboard'
import { userOperations } from './areas/users'
import type { Operations } from './openapi/operation'

/** Every handler by its operationId. `createApp` refuses to start where this and the OpenAPI document differ. */
export const operations: Operations = {
  ...authOperations,
  ...dashboardOperations,
  ...userOperations,
}
