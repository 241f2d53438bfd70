import { pathId } from '../pathId';
import type { RouteProps } from '../routeProps';

/** The user's id as it was encoded into the address (R6). */
export const useUserId = ({ params }: Pick<RouteProps, 'params'>): string => pathId(params['id']);
