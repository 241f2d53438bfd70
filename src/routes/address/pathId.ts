function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The id of an address like /mt5-users/{login}, as it was encoded into it (R6). Not the router's parameter, unless the
 * address can't be decoded:
 * the router decodes addresses as a whole, after which an encoded '%' can't be told from a plain one.
 */
export function pathId(param: string | undefined, pathname = location.pathname): string {
  const [, , segment = ''] = pathname.split('/');
  return decode(segment) || (param ?? '');
}
