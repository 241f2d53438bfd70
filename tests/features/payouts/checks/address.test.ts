import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explorerLink, parseExplorers } from '~/features/payouts/checks/address';
import { runs } from '../../../propertyRuns';
import { hostileValue } from '../../../lib/hostileValues';

const explorers = parseExplorers({
  erc20: 'https://explorer.example/address/{address}',
  'TRC-20': 'https://tron.example:8443/?q={address}#/{address}',
});

describe('parseExplorers (R251)', () => {
  it.each([
    undefined,
    {},
    { erc20: '' },
    { erc20: null },
    { erc20: ['https://explorer.example/{address}'] },
    { '': 'https://explorer.example/{address}' },
  ])('finds none in %j', (templates) => expect(parseExplorers(templates).size).toBe(0));

  it.each([
    'http://explorer.example/{address}',
    'javascript:alert("{address}")',
    'data:text/html,{address}',
    '//explorer.example/{address}',
    '/address/{address}',
    'https://explorer.example/address',
    'https://{address}.example/',
    'https://{address}/',
    'https://{address}.example/{address}',
    'https://{address}@explorer.example/',
    'https://user:secret@explorer.example/{address}',
    'https://explorer.example:{address}/',
    'https://explorer.example/{address}/..',
    'https://',
    'https://explorer.example/ADDRESS-GOES-HERE/{address}',
  ])('takes no template from %s', (template) =>
    expect(parseExplorers({ erc20: template }).size).toBe(0),
  );

  it('takes the good ones beside the bad ones, and the first of two', () => {
    const parsed = parseExplorers({
      a: 'nothing',
      b: 'https://one.example/{address}',
      B: 'https://two.example/{address}',
      c: 'http://x.example/{address}',
    });
    expect([...parsed.keys()]).toEqual(['b']);
    expect(explorerLink(parsed, 'b', 'X')).toEqual({
      href: 'https://one.example/X',
      host: 'one.example',
    });
  });
});

describe('explorerLink (R251)', () => {
  it.each([
    ['ERC20', '0xAb', 'https://explorer.example/address/0xAb', 'explorer.example'],
    [' erc-20 ', ' 0xAb ', 'https://explorer.example/address/0xAb', 'explorer.example'],
    ['trc20', 'TQ5', 'https://tron.example:8443/?q=TQ5#/TQ5', 'tron.example:8443'],
    [
      'ERC20',
      '../login?next=//evil.example#',
      'https://explorer.example/address/..%2Flogin%3Fnext%3D%2F%2Fevil.example%23',
      'explorer.example',
    ],
    [
      'ERC20',
      '"><script>',
      'https://explorer.example/address/%22%3E%3Cscript%3E',
      'explorer.example',
    ],
    [
      'ERC20',
      '@evil.example',
      'https://explorer.example/address/%40evil.example',
      'explorer.example',
    ],
    [
      'ERC20',
      '$&{address}',
      'https://explorer.example/address/%24%26%7Baddress%7D',
      'explorer.example',
    ],
    ['ERC20', '\u202etxt', 'https://explorer.example/address/%E2%80%AEtxt', 'explorer.example'],
  ])('on %j the address %j opens %s', (network, address, href, host) =>
    expect(explorerLink(explorers, network, address)).toEqual({ href, host }),
  );

  it.each([
    ['Solana', 'A'],
    ['', 'A'],
    [null, 'A'],
    ['constructor', 'A'],
    ['__proto__', 'A'],
    ['ERC20', null],
    ['ERC20', ' '],
    ['ERC20', 7],
    ['ERC20', '..'],
    ['ERC20', '.'],
    ['ERC20', '\ud800'],
  ])('on %j there is no link for %j', (network, address) =>
    expect(explorerLink(explorers, network, address)).toBeUndefined(),
  );

  it('never leaves the host and path of the template, whatever the address (promises 5, 8)', () =>
    fc.assert(
      fc.property(
        fc.oneof(hostileValue, fc.webUrl({ withFragments: true }), fc.webPath()),
        (address) => {
          const link = explorerLink(explorers, 'ERC20', address);
          if (!link) return;
          const url = new URL(link.href);
          expect(url.origin).toBe('https://explorer.example');
          expect([url.search, url.hash, url.username]).toEqual(['', '', '']);
          expect(url.pathname.split('/').slice(0, 2)).toEqual(['', 'address']);
          expect(decodeURIComponent(url.pathname.slice('/address/'.length))).toBe(
            String(address).trim(),
          );
        },
      ),
      runs,
    ));

  it('never opens anything but https, whatever the configuration (promises 5, 8)', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.constantFrom(
            'javascript:',
            'data:,',
            'http://a/',
            'https://a\\@b/',
            'https:a/',
            'https://a',
          ),
        ),
        fc.string(),
        (start, end) => {
          const link = explorerLink(parseExplorers({ x: `${start}{address}${end}` }), 'x', 'TQ5');
          if (!link) return;
          expect(link.href).toMatch(/^https:\/\/[^/@]+\/.*TQ5/);
          expect(new URL(link.href).host).toBe(link.host);
        },
      ),
      runs,
    ));
});
