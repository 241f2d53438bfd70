/** Whether an Accept-Encoding header allows a coding; `;q=0` forbids it, `*` allows any other. */
export function acceptsEncoding(header: string | undefined, coding: 'br' | 'gzip'): boolean {
  const qualities = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  return (qualities.get(coding) ?? qualities.get('*') ?? 0) > 0;
}
