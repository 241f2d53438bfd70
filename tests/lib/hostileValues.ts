import fc from 'fast-check';

/** Anything that a server may send instead of the expected value (promise 6). */
export const hostileValue = fc.oneof(
  fc.anything({ withBigInt: false, withNullPrototype: true }),
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ' ',
    'null',
    'NaN',
    'Infinity',
    '1e999',
    '-0',
    -0,
    NaN,
    Infinity,
    -Infinity,
    1e308,
    5e-324,
    true,
    false,
  ),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    'toString',
    '<script>alert(1)</script>',
    '\u202e123',
    '9'.repeat(5000),
    '2026-13-45',
    '2026-02-30T99:99Z',
    [],
    {},
    [[]],
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
);

/** Text that no screen may show instead of a value. */
export const brokenText = /NaN|undefined|null|Invalid Date|\[object/;

/** A record whose fields may have any value. */
export const hostileRecord = <Name extends string>(
  ...names: Name[]
): fc.Arbitrary<Record<Name, unknown>> =>
  // Object.fromEntries forgets the names.
  fc.record(Object.fromEntries(names.map((name) => [name, hostileValue]))) as fc.Arbitrary<
    Record<Name, unknown>
  >;
