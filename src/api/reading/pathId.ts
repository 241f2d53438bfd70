function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The id in an address like /mt5-users/{login}. It is decoded from the browser's own address: the
 * router decodes the whole address first, after which an encoded '%' can't be told from a plain
 * one. The router's parameter is used only if that fails.
 */
export function pathId(param: string | undefined, pathname = location.pathname): string {
  const [, , segment = ''] = pathname.split('/');
  return decode(segment) || (param ?? '');
}
