import { describe, expect, it } from 'vitest';
import { safeImageUrl } from '~/lib/imageUrl';
import { hostileImageUrls as hostile } from '../features/kyc/hostileImageUrls';

const origin = 'http://console.test';

describe("what may be loaded as a document's image (promise 8)", () => {
  it.each([
    ['/files/kyc/1042/id-front.png', 'http://console.test/files/kyc/1042/id-front.png'],
    ['/files/a.png?signature=x%2Fy', 'http://console.test/files/a.png?signature=x%2Fy'],
    ['files/a.png', 'http://console.test/files/a.png'],
    ['http://console.test/a.png', 'http://console.test/a.png'],
    ['https://files.firm.test/a.png', 'https://files.firm.test/a.png'],
    ['HTTPS://FILES.firm.test/a.png', 'https://files.firm.test/a.png'],
    [' https://files.firm.test/a.png\n', 'https://files.firm.test/a.png'],
    ['blob:http://console.test/5f2c', 'blob:http://console.test/5f2c'],
    ['/javascript:alert(1)', 'http://console.test/javascript:alert(1)'],
  ])('%j is loaded as %s', (raw, url) => expect(safeImageUrl(raw, origin)).toBe(url));

  it(`is tested with ${String(hostile.length)} hostile URLs, at least 60`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    expect(hostile.filter((raw) => safeImageUrl(raw, origin) !== undefined)).toEqual([]);
  });

  it.each([[null], [undefined], [7], [{}], [['https://a.test/x.png']], [true]])(
    '%j is not loaded',
    (raw) => expect(safeImageUrl(raw, origin)).toBeUndefined(),
  );

  it('an https console loads no http image, and a page without an origin loads only https', () => {
    expect(safeImageUrl('http://console.test/a.png', 'https://console.test')).toBeUndefined();
    expect(safeImageUrl('//files.firm.test/a.png', 'https://console.test')).toBe(
      'https://files.firm.test/a.png',
    );
    expect(
      ['/a.png', 'a.png', 'data:,x', 'file:///x'].map((raw) => safeImageUrl(raw, 'null')),
    ).toEqual([undefined, undefined, undefined, undefined]);
    expect(safeImageUrl('blob:null/x', 'null')).toBeUndefined();
  });
});
