import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFirmConfig } from '~/app/firmConfig';
import { hostileValue } from '../lib/hostileValues';
import fc from 'fast-check';
import { runs } from '../propertyRuns';

const origin = 'https://console.example';
const read = (config: unknown) => readFirmConfig(JSON.stringify(config), origin);

const whole = {
  name: 'Northwind Funding',
  logo: '/northwind.svg',
  environment: 'STAGING',
  accent: '#0f6b5c',
  timeZone: 'Europe/Lisbon',
  explorers: { erc20: 'https://explorer.example/address/{address}' },
  checks: { ratePercent: 8, changedAddressHours: 48, waitSeconds: 2 },
  rejectReasons: ['Identity not verified', 'Trading rules broken'],
  idleMinutes: 15,
  reports: 'https://reports.example/console',
};

describe('config.json (R39, R370)', () => {
  it('has every field', () => {
    const { firm, problems, css } = read({ $schema: 'config.schema.json', ...whole });
    expect(problems).toEqual([]);
    expect(firm).toEqual(whole);
    expect(css).toMatch(/^:root\{--accent:#0f6b5c;.*:root\{--band:24px\}$/);
  });

  it.each(['', 'nothing', '<!doctype html>', '[]', 'null', '"text"', '{', '{"name":'])(
    '%j is broken: the defaults',
    (text) => {
      expect(readFirmConfig(text, origin)).toEqual({
        firm: {},
        css: '',
        problems: ['The file is not an object'],
      });
    },
  );

  it.each([
    ['name', ''],
    ['name', '  '],
    ['name', 7],
    ['name', 'x'.repeat(41)],
    ['name', 'a\u202eb'],
    ['name', 'two\nlines'],
    ['environment', 'x'.repeat(25)],
    ['environment', ['STAGING']],
    ['logo', 'https://evil.example/logo.svg'],
    ['logo', '//evil.example/logo.svg'],
    ['logo', 'javascript:alert(1)'],
    ['logo', 'data:image/svg+xml,<svg/>'],
    ['logo', 'https://a:b@console.example/logo.svg'],
    ['logo', ''],
    ['accent', 'red'],
    ['accent', '#fff'],
    ['accent', '#51 40cf'],
    ['accent', '#5140cf;}body{display:none'],
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', ''],
    ['timeZone', 1],
    ['explorers', []],
    ['explorers', 'erc20=https://explorer.example/{address}'],
    ['checks', 5],
    ['rejectReasons', 'Rules'],
    ['rejectReasons', ['Rules', '']],
    ['rejectReasons', Array.from({ length: 21 }, () => 'Rules')],
    ['idleMinutes', -1],
    ['idleMinutes', '60'],
    ['idleMinutes', 20_000],
    ['idleMinutes', null],
    ['reports', 'http://reports.example/'],
    ['reports', 'javascript:alert(1)'],
    ['reports', 'https://a:b@reports.example/'],
  ])('%s can not be %j, and the other fields stay', (name, value) => {
    const { firm, problems } = read({ ...whole, [name]: value });
    expect(problems.at(-1)).toMatch(
      new RegExp(`^${name}.* can't be used$|^${name} is not an object$`),
    );
    expect(firm).toEqual(
      name === 'explorers' || name === 'checks'
        ? { ...whole, [name]: {} }
        : { ...whole, [name]: undefined },
    );
  });

  it.each([
    [{ color: '#123456' }, 'color is unknown'],
    [{ constructor: 1 }, 'constructor is unknown'],
    [{ checks: { ratePercent: 0 } }, "checks.ratePercent can't be used"],
    [{ checks: { speed: 1 } }, 'checks.speed is unknown'],
    [{ explorers: { erc20: 'http://plain.example/{address}' } }, "explorers.erc20 can't be used"],
  ])('names the problem of %j', (config, problem) =>
    expect(read(config).problems).toEqual([problem]),
  );

  it.each([
    ['logo.svg', '/logo.svg'],
    ['/brand/logo.png?v=2', '/brand/logo.png?v=2'],
    ['https://console.example/logo.svg', '/logo.svg'],
  ])('the logo %s is %s', (logo, path) => expect(read({ logo }).firm.logo).toBe(path));

  it('reports may go to the own origin', () =>
    expect(read({ reports: '/reports' }).firm.reports).toBe('https://console.example/reports'));

  it('refuses an accent that can not be read, and says which pair', () => {
    const { css, problems } = read({ accent: '#ffd400' });
    expect(css).toBe('');
    expect(problems).toEqual([
      expect.stringMatching(
        /^accent #ffd400 has too little contrast: accent on [\w-]+, light, 1\.\d\d of 4\.5 to 1$/,
      ),
    ]);
  });

  it('never throws, and never lets a script address or markup through (promises 5, 6)', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(whole)), hostileValue), (config) => {
        const { firm, css } = readFirmConfig(JSON.stringify(config), origin);
        for (const url of [firm.logo, firm.reports])
          if (url !== undefined) expect(new URL(url, origin).protocol).toBe('https:');
        expect(css).not.toMatch(/[<@\\]|url/);
      }),
      runs,
    ));

  it('the schema names the same fields', () => {
    const schema = JSON.parse(readFileSync('openapi/config.schema.json', 'utf8')) as {
      properties: Record<string, unknown>;
    };
    expect(Object.keys(schema.properties).sort()).toEqual(
      [...Object.keys(whole), '$schema'].sort(),
    );
  });
});
