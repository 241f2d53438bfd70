import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { sectionOf, versionAfter, withSection } from '../../contracts/scripts/changeLog.mjs';
import { documentChanges } from '../../contracts/scripts/documentChanges.mjs';
import { pactChanges } from '../../contracts/scripts/pactChanges.mjs';
import { readPact, sentenceOf } from '../../contracts/scripts/pact.mjs';
import bundle from '../../openapi/openapi.bundle.json' with { type: 'json' };

type Tree = Record<string, never> & { [name: string]: Tree };
const document = bundle as unknown as Tree;
const pact = readPact() as unknown as Tree;

function put(tree: object, path: string, value: unknown): void {
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>(
    (part, key) => part[key] as Record<string, unknown>,
    tree as Record<string, unknown>,
  );
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
}

function edited<T>(tree: T, ...edits: [path: string, value: unknown][]): T {
  const copy = structuredClone(tree);
  for (const [path, value] of edits) put(copy as object, path, value);
  return copy;
}

const schemas = 'components schemas';

describe('the document', () => {
  it('has no change compared with itself', () =>
    expect(documentChanges(document, document)).toEqual([]));

  it.each<[string, [string, unknown][], string, string]>([
    [
      'a field becomes required',
      [[`${schemas} ApiErrorBody required`, ['message', 'errors']]],
      'broke',
      '`errors` is now required',
    ],
    [
      'a required field is new',
      [
        [`${schemas} Message properties code`, { type: 'string' }],
        [`${schemas} Message required`, ['message', 'code']],
      ],
      'broke',
      '`code` must now be in every answer',
    ],
    [
      'a field is new',
      [[`${schemas} Message properties code`, { type: 'string' }]],
      'added',
      '`code` may now be answered',
    ],
    [
      'a field is gone',
      [[`${schemas} Position properties symbol`, undefined]],
      'loosened',
      '`symbol` is no longer read',
    ],
    ['one type less', [[`${schemas} PageLink type`, ['string']]], 'broke', 'may no longer be null'],
    [
      'an id is no longer a number',
      [[`${schemas} Id anyOf 1 type`, 'string']],
      'broke',
      'may no longer be integer',
    ],
    [
      'one type more',
      [[`${schemas} Message properties message type`, ['string', 'null']]],
      'loosened',
      'may now be null',
    ],
    [
      'an answer of one more value',
      [
        [
          `${schemas} TicketStatus enum`,
          [...bundle.components.schemas.TicketStatus.enum, 'paused'],
        ],
      ],
      'loosened',
      'may now be "paused"',
    ],
    [
      'a shorter text is sent',
      [[`${schemas} NewTicketMessage properties text maxLength`, 10]],
      'loosened',
      '`maxLength`',
    ],
    [
      'a longer text is sent',
      [[`${schemas} NewTicketMessage properties text maxLength`, 1e6]],
      'broke',
      '`maxLength`',
    ],
    [
      'a field is no longer always sent',
      [[`${schemas} LoginRequest required`, ['email']]],
      'broke',
      '`password` is no longer required',
    ],
    [
      'a field is sent',
      [[`${schemas} LoginRequest properties code`, { type: 'string' }]],
      'added',
      '`code` may now be sent',
    ],
    [
      'a status is described',
      [['paths /admin/users get responses 418', { description: '' }]],
      'added',
      'the answer 418 is described',
    ],
    [
      'a status is gone',
      [['paths /admin/users/{id} get responses 404', undefined]],
      'broke',
      'the answer 404 is no longer allowed',
    ],
    [
      'a call is gone',
      [['paths /admin/users/stats', undefined]],
      'loosened',
      'GET /admin/users/stats is no longer called',
    ],
    [
      'a call has moved',
      [
        ['paths /admin/figures', bundle.paths['/admin/users/stats']],
        ['paths /admin/users/stats', undefined],
      ],
      'broke',
      'is now GET /admin/figures',
    ],
    ['a call is open', [['paths /admin/users/stats get security', []]], 'broke', 'who may call it'],
    [
      'a query parameter is sent',
      [
        [
          'paths /admin/users/stats get parameters',
          [{ name: 'day', in: 'query', schema: { type: 'string' } }],
        ],
      ],
      'added',
      '`day` may now be sent',
    ],
    [
      'what is not understood',
      [[`${schemas} Message properties message not`, { const: '' }]],
      'broke',
      '`not`',
    ],
    ['a pattern', [[`${schemas} Message properties message pattern`, '^x']], 'broke', '`pattern`'],
  ])('%s', (_name, edits, kind, text) => {
    const changes = documentChanges(document, edited(document, ...edits));
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes)
      expect(change).toMatchObject({ kind, text: expect.stringContaining(text) as string });
  });

  it('words and examples are no change', () => {
    const words = edited(
      document,
      [`${schemas} User description`, 'Someone.'],
      ['paths /admin/users get summary', 'All of them'],
    );
    expect(documentChanges(document, words)).toEqual([]);
  });
});

describe('the pacts', () => {
  const index = pact['interactions'] as unknown as {
    response: { status: number; body?: { content: object } };
    description: string;
  }[];
  const found = index.findIndex(
    ({ description, response }) =>
      description === 'a request for this user' && response.status === 200,
  );
  const at = `interactions ${found}`;
  const changesOf = (...edits: [string, unknown][]) => pactChanges(pact, edited(pact, ...edits));
  const place = sentenceOf(index[found] as never);

  it('have no change compared with themselves', () => expect(pactChanges(pact, pact)).toEqual([]));

  it.each<[string, [string, unknown][], string, string]>([
    ['another status', [[`${at} response status`, 201]], 'broke', 'the status was 200, is 201'],
    [
      'another path',
      [[`${at} request path`, '/admin/people/1']],
      'broke',
      'the path of the request',
    ],
    [
      'another state',
      [[`${at} providerStates 0 params`, { id: 5 }]],
      'broke',
      'the parameters of its state',
    ],
    [
      'one more field',
      [[`${at} response body content nickname`, 'x']],
      'broke',
      '$.nickname is now read',
    ],
    [
      'a stricter field',
      [[`${at} response matchingRules body $.email`, undefined]],
      'broke',
      '$.email was',
    ],
  ])('%s', (_name, edits, kind, text) => {
    expect(changesOf(...edits)).toEqual([
      { kind, place, text: expect.stringContaining(text) as string },
    ]);
  });

  it('a field that is no longer read is loosened', () => {
    const changes = changesOf(
      [`${at} response body content email`, undefined],
      [`${at} response matchingRules body $.email`, undefined],
    );
    expect(changes).toEqual([
      {
        kind: 'loosened',
        place,
        text: expect.stringContaining('$.email is no longer read') as string,
      },
    ]);
  });

  it('a new interaction is added, one that is gone is loosened, and so are states', () => {
    const fewer = {
      ...pact,
      interactions: index.filter(({ description }) => !description.includes('issue')),
    } as unknown as Tree;
    const added = pactChanges(fewer, pact);
    expect(new Set(added.map(({ kind }) => kind))).toEqual(new Set(['added']));
    expect(added).toContainEqual({
      kind: 'added',
      place: 'states',
      text: '"an MT5 user may be funded" is new',
    });
    expect(new Set(pactChanges(pact, fewer).map(({ kind }) => kind))).toEqual(
      new Set(['loosened']),
    );
  });
});

describe('the version', () => {
  const change = (kind: string) => [{ kind, where: 'pacts', place: 'x', text: 'y' }];

  it.each<[string, object[], boolean, string]>([
    ['1.2.3', change('broke'), true, '2.0.0'],
    ['1.2.3', change('added'), true, '1.3.0'],
    ['1.2.3', change('loosened'), true, '1.3.0'],
    ['1.2.3', [], true, '1.2.4'],
    ['1.2.3', [], false, '1.2.3'],
    ['0.1.4', change('broke'), true, '0.2.0'],
    ['0.1.4', change('added'), true, '0.1.5'],
    ['0.1.4', [], true, '0.1.5'],
  ])('%s, %j, other bytes %s: %s (R450)', (version, changes, hasOtherBytes, follows) => {
    expect(versionAfter(version, changes as never, hasOtherBytes)).toBe(follows);
  });

  it('has one section, which is written anew', () => {
    const section = (since: string) =>
      sectionOf({ version: '1.1.0', since, changes: change('added') as never });
    const once = withSection('# Changes\n\nWords.\n\n## 1.0.0\n\nOld.\n', '1.1.0', section('aaa'));
    expect(withSection(once, '1.1.0', section('bbb')).match(/^## .*|^Since.*/gm)).toEqual([
      '## 1.1.0',
      'Since `bbb`: 0 broke, 1 added, 0 loosened.',
      '## 1.0.0',
    ]);
  });

  it('of the document is the newest of CHANGES.md', () => {
    const [, newest] = /^## (.*)$/m.exec(readFileSync('contracts/CHANGES.md', 'utf8')) ?? [];
    expect(newest, 'run `npm run contracts:changes -- <commit> --write`').toBe(bundle.info.version);
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['contracts/scripts/changes.mjs', ...args]).catch(
      (error: unknown) => error,
    );

  it.each([
    [['no-such-commit'], 'There is no commit "no-such-commit" here.\n'],
    [['HEAD', '--jason'], "Unknown option '--jason'. There are --write, --help.\n"],
  ])('names what there is not: %j', async (args, stderr) =>
    expect(await run(...args)).toMatchObject({ code: 2, stderr }),
  );
});
