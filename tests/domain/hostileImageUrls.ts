/** Addresses that are said to be those of documents, and that nothing may load, on whichever origin the console is (promise 8). */
export const hostileImageUrls: readonly string[] = [
  'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'javascript://console.test/%0aalert(1)',
  'javascript:/*https://a.test*/alert(1)', 'vbscript:msgbox(1)', 'livescript:x', 'mocha:x', 'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4=', 'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/svg+xml;base64,PHN2Zz4=', 'data:image/png;base64,iVBOR', 'DATA:image/png,x', 'data:,x', 'data:application/pdf,x', 'file:///etc/passwd', 'file://server/share', 'filesystem:http://console.test/temporary/x',
  'ftp://a.test/x.png', 'gopher://a.test', 'ws://a.test', 'wss://a.test', 'about:blank', 'about:srcdoc', 'view-source:https://a.test', 'chrome://settings', 'chrome-extension://abc/x.png', 'moz-extension://abc/x.png',
  'resource://gre/x', 'jar:https://a.test!/x', 'mailto:a@b.test', 'tel:+123', 'sms:+1', 'intent://x#Intent;end', 'market://x', 'ms-word:ofe|u|https://a.test', 'steam://x', 'ssh://a.test', 'ldap://a.test', 'dict://a.test',
  'urn:x', 'cid:x', 'mid:x', 'content://x', 'blob:https://other.test/5f2c', 'blob:null/5f2c', 'blob:data:text/html,x', 'blob:', 'http://other.test/x.png', '//other.test/x.png', '\\\\other.test\\x.png', '/\\other.test/x.png',
  'http://console.test.evil.test/x.png', 'http://console.test@evil.test/x.png', 'http://console.test:81/x.png', 'https://admin:secret@files.firm.test/a.png', 'http://user@console.test/a.png', 'https://', 'http://[', 'https://a b.test/', '', '   ',
];
