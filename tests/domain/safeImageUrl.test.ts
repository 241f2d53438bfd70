import { describe, expect, it } from 'vitest';
import { safeImageUrl } from '../../src/domain/safeImageUrl';

const origin = 'http://console.test';

describe('what may be loaded as a document\'s image (promise 8)', () => {
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
  ])('%j is loaded as %s', (raw, url) => {
    expect(safeImageUrl(raw, origin)).toBe(url);
  });

  const hostile = [
    'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'javascript://console.test/%0aalert(1)',
    'javascript:/*https://a.test*/alert(1)', 'vbscript:msgbox(1)', 'livescript:x', 'mocha:x', 'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4=', 'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/svg+xml;base64,PHN2Zz4=', 'data:image/png;base64,iVBOR', 'DATA:image/png,x', 'data:,x', 'data:application/pdf,x', 'file:///etc/passwd', 'file://server/share', 'filesystem:http://console.test/temporary/x',
    'ftp://a.test/x.png', 'gopher://a.test', 'ws://a.test', 'wss://a.test', 'about:blank', 'about:srcdoc', 'view-source:https://a.test', 'chrome://settings', 'chrome-extension://abc/x.png', 'moz-extension://abc/x.png',
    'resource://gre/x', 'jar:https://a.test!/x', 'mailto:a@b.test', 'tel:+123', 'sms:+1', 'intent://x#Intent;end', 'market://x', 'ms-word:ofe|u|https://a.test', 'steam://x', 'ssh://a.test', 'ldap://a.test', 'dict://a.test',
    'urn:x', 'cid:x', 'mid:x', 'content://x', 'blob:https://other.test/5f2c', 'blob:null/5f2c', 'blob:data:text/html,x', 'blob:', 'http://other.test/x.png', '//other.test/x.png', '\\\\other.test\\x.png', '/\\other.test/x.png',
    'http://console.test.evil.test/x.png', 'http://console.test@evil.test/x.png', 'http://console.test:81/x.png', 'https://admin:secret@files.firm.test/a.png', 'http://user@console.test/a.png', 'https://', 'http://[', 'https://a b.test/', '', '   ',
  ];
  it(`${String(hostile.length)} others are not: at least 60`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    expect(hostile.filter((raw) => safeImageUrl(raw, origin) !== undefined)).toEqual([]);
  });

  it.each([[null], [undefined], [7], [{}], [['https://a.test/x.png']], [true]])('%j is none', (raw) => {
    expect(safeImageUrl(raw, origin)).toBeUndefined();
  });

  it('an https console takes no http image, and a page without an origin takes https only', () => {
    expect(safeImageUrl('http://console.test/a.png', 'https://console.test')).toBeUndefined();
    expect(safeImageUrl('//files.firm.test/a.png', 'https://console.test')).toBe('https://files.firm.test/a.png');
    expect(['/a.png', 'a.png', 'data:,x', 'file:///x'].map((raw) => safeImageUrl(raw, 'null'))).toEqual([undefined, undefined, undefined, undefined]);
    expect(safeImageUrl('blob:null/x', 'null')).toBeUndefined();
  });
});
