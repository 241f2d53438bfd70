import type { RouteProps } from '../routeProps';

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The user's id as it was encoded into the address (R6). Not the router's parameter, unless the address can't be decoded: the router decodes
 * addresses as a whole, after which an encoded '%' can't be told from a plain one.
 */
export function useUserId({ params }: Pick<RouteProps, 'params'>): string {
  const [, , segment = ''] = location.pathname.split('/');
  return decode(segment) || (params['id'] ?? '');
}
