import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  derivedKycStatus,
  freshAddress,
  kycCan,
  kycDocumentBadges,
  kycDocuments,
  kycStatusBadges,
  nextPendingDocument,
  pendingDocuments,
  withKycDecision,
  type KycFields,
} from '~/features/kyc/model';
import { listedImages } from '~/features/kyc/documents/KycDocumentsCard';
import {
  approvedKycRecord,
  buildKycAddressProof,
  buildKycIdProof,
  buildKycRecord,
  emptyKycRecord,
  fileLostKycRecord,
  hostileKycRecord,
  sparseKycRecord,
} from '../../fixtures/kyc';
import { hostileValue } from '../../lib/hostileValues';
import { runs } from '../../propertyRuns';

const statuses = ['pending', 'approved', 'rejected', null, undefined, 'APPROVED', 7] as const;
const read = (status: unknown) =>
  status === 'approved' || status === 'rejected' ? status : 'pending';

describe('the derived status of a user (section 4)', () => {
  it.each([null, undefined])("no record (%s) is 'not_submitted'", (record) =>
    expect(derivedKycStatus(record)).toBe('not_submitted'),
  );

  // All combinations: the ID, and no, one or two address proofs, each with every possible status.
  const proofLists = [
    [],
    ...statuses.map((status) => [status]),
    ...statuses.flatMap((first) => statuses.map((second) => [first, second])),
  ];
  const rows = statuses.flatMap((id) => proofLists.map((proofs) => ({ id, proofs })));
  it(`any rejected proof, else all approved, else pending: ${String(rows.length)} combinations`, () => {
    for (const { id, proofs } of rows) {
      const record: KycFields = {
        id_proof: { status: id },
        address_proof: proofs.map((status, index) => ({
          address_type: `home_address_${String(index + 1)}`,
          status,
        })),
      };
      const all = [id, ...proofs].map(read);
      const expected = all.includes('rejected')
        ? 'rejected'
        : all.every((status) => status === 'approved')
          ? 'approved'
          : 'pending';
      expect({ id, proofs, status: derivedKycStatus(record) }).toEqual({
        id,
        proofs,
        status: expected,
      });
    }
  });

  it.each<[string, KycFields, string]>([
    ['a record without documents', emptyKycRecord, 'pending'],
    ['a record without statuses', sparseKycRecord, 'pending'],
    [
      'addresses approved, no ID',
      { id_proof: null, address_proof: approvedKycRecord.address_proof },
      'pending',
    ],
    ['nothing readable', { id_proof: 'x', address_proof: 7 }, 'pending'],
  ])('%s', (_name, record, status) => expect(derivedKycStatus(record)).toBe(status));

  it("has section 4's labels", () => {
    expect(
      Object.fromEntries(
        Object.entries(kycStatusBadges).map(([status, { label }]) => [status, label]),
      ),
    ).toEqual({
      not_submitted: 'Not Submitted',
      pending: 'Pending Review',
      approved: 'Approved',
      rejected: 'Rejected',
    });
    expect(Object.values(kycDocumentBadges).map(({ label }) => label)).toEqual([
      'Pending',
      'Approved',
      'Rejected',
    ]);
  });
});

describe('the documents of a record', () => {
  it('are always three, in the order of the review; address proofs are identified by type, not by index', () => {
    const [id, address1, address2] = kycDocuments(buildKycRecord());
    expect(id).toEqual({
      type: 'id',
      title: 'ID Proof',
      status: 'pending',
      documentNumber: 'A01234567',
      isRecorded: true,
      isMissing: false,
      images: [
        { side: 'front', label: 'ID Proof, front', url: '/files/kyc/1042/id-front.png' },
        { side: 'back', label: 'ID Proof, back', url: '/files/kyc/1042/id-back.png' },
      ],
    });
    expect(address1).toEqual({
      type: 'address1',
      title: 'Home Address 1 Proof',
      status: 'pending',
      address: '14 Marina Road, Lagos',
      isRecorded: true,
      isMissing: false,
      images: [
        { side: 'only', label: 'Home Address 1 Proof', url: '/files/kyc/1042/address-1.png' },
      ],
    });
    expect(address2).toMatchObject({
      type: 'address2',
      title: 'Home Address 2 Proof',
      address: '3 Harbour Close, Abuja',
      images: [{ url: '/files/kyc/1042/address-2.png' }],
    });
  });

  const none = [false, false, false];
  it.each<[string, KycFields | null, missing: boolean[], recorded: boolean[]]>([
    ['no record', null, [true, true, true], none],
    ['no documents', emptyKycRecord, [true, true, true], none],
    ['entries without files', sparseKycRecord, [true, true, true], [true, true, false]],
    ['decided, but the files are gone', fileLostKycRecord, [true, true, true], [true, true, false]],
    [
      'one side of the ID only',
      { id_proof: buildKycIdProof({ document_file_back: null }), address_proof: [] },
      [false, true, true],
      [true, false, false],
    ],
    [
      'the other side only',
      { id_proof: buildKycIdProof({ document_file_front: ' ' }), address_proof: [] },
      [false, true, true],
      [true, false, false],
    ],
    [
      'one address proof',
      { address_proof: [buildKycAddressProof({ address_type: 'home_address_2' })] },
      [true, true, false],
      [false, false, true],
    ],
    [
      'hostile entries, and a proof of an unknown address',
      { id_proof: 'x', address_proof: [7, { address_type: 'office', document_file: '/x.png' }] },
      [true, true, true],
      none,
    ],
    [
      'hostile addresses, which are there but never load',
      hostileKycRecord,
      none,
      [true, true, true],
    ],
  ])(
    '%s: the missing documents, and those that have a status',
    (_name, record, missing, recorded) => {
      const documents = kycDocuments(record);
      expect(documents.map(({ isMissing }) => isMissing)).toEqual(missing);
      expect(documents.map(({ isRecorded }) => isRecorded)).toEqual(recorded);
    },
  );

  it('on the details page item 1 is the primary and item 0 the secondary address proof, whatever their types are (section 2)', () => {
    const record = buildKycRecord({
      address_proof: [
        buildKycAddressProof({ document_file: '/0.png' }),
        buildKycAddressProof({
          document_file: '/1.png',
          status: 'approved',
          address_type: 'home_address_2',
        }),
      ],
    });
    const proofs = (of: KycFields | null | undefined) =>
      listedImages(of)
        .slice(2)
        .map(({ label, status, url, type }) => [label, status, url, type]);
    const primary = 'Primary Address Proof';
    const secondary = 'Secondary Address Proof';
    expect(proofs(record)).toEqual([
      [primary, 'approved', '/1.png', 'address2'],
      [secondary, 'pending', '/0.png', 'address1'],
    ]);
    expect(proofs({ address_proof: [null, { status: 'rejected' }] })).toEqual([
      [primary, 'rejected', undefined, 'address1'],
      [secondary, undefined, undefined, 'address1'],
    ]);
    for (const none of [null, undefined, {}, { address_proof: 'x' }])
      expect(proofs(none).map(([, status, url]) => [status, url])).toEqual(
        [[], []].map(() => [undefined, undefined]),
      );
  });

  it('any record has three documents and a status (promise 6)', () => {
    const fields = {
      id_proof: hostileValue,
      address_proof: fc.oneof(hostileValue, fc.array(hostileValue, { maxLength: 3 })),
      address: hostileValue,
    };
    fc.assert(
      fc.property(fc.record(fields), (record) => {
        for (const document of kycDocuments(record)) {
          expect(['pending', 'approved', 'rejected']).toContain(document.status);
          for (const { url } of document.images)
            expect(['string', 'undefined']).toContain(typeof url);
        }
        expect(Object.keys(kycStatusBadges)).toContain(derivedKycStatus(record));
        expect(() => withKycDecision(record, 'address1', 'approved')).not.toThrow();
        listedImages(record);
      }),
      runs,
    );
  });
});

it('Reject is enabled only for an open document, Verify only for one that was seen (section 4)', () => {
  const flags = [false, true];
  const states = (['pending', 'approved', 'rejected'] as const).flatMap((status) =>
    flags.flatMap((isMissing) =>
      flags.flatMap((isBusy) =>
        flags.flatMap((wasDecided) =>
          flags.map((isLoaded) => ({
            document: { status, isMissing },
            isBusy,
            wasDecided,
            isLoaded,
          })),
        ),
      ),
    ),
  );
  const open = {
    document: { status: 'pending', isMissing: false },
    isBusy: false,
    wasDecided: false,
  };
  expect(states).toHaveLength(48);
  expect(states.filter(kycCan.reject)).toEqual([
    { ...open, isLoaded: false },
    { ...open, isLoaded: true },
  ]);
  expect(states.filter(kycCan.verify)).toEqual([{ ...open, isLoaded: true }]);
});

describe('withKycDecision', () =>
  it.each(['id', 'address1', 'address2'] as const)(
    'changes only the status of %s, in a copy of the record',
    (type) => {
      const before = buildKycRecord();
      const after = kycDocuments(withKycDecision(before, type, 'rejected'));
      expect(
        after.filter(({ status }) => status === 'rejected').map((document) => document.type),
      ).toEqual([type]);
      expect(before).toEqual(buildKycRecord());
      expect(after.map(({ images }) => images)).toEqual(
        kycDocuments(before).map(({ images }) => images),
      );
    },
  ));

describe('the address of a file in a later reading of its record (R126)', () => {
  const signed = (signature: string) =>
    buildKycRecord({
      id_proof: buildKycIdProof({
        document_file_front: `/front?${signature}`,
        document_file_back: `/back?${signature}`,
      }),
      address_proof: ['one', 'two'].map((file) =>
        buildKycAddressProof({ document_file: `/${file}?${signature}` }),
      ),
    });
  it.each(['front', 'back', 'one', 'two'])('%s', (file) => {
    expect(freshAddress(`/${file}?1`, signed('1'), signed('2'))).toBe(`/${file}?2`);
  });
  it.each([
    ['the record could not be read', '/front?1', signed('1'), undefined],
    ['there is no record any more', '/front?1', signed('1'), null],
    ['the file is gone', '/one?1', signed('1'), buildKycRecord({ address_proof: null as never })],
    ['it was not in the record', '/other', signed('1'), signed('2')],
  ])('stays if %s', (_case, address, before, now) => {
    expect(freshAddress(address, before, now)).toBe(address);
  });
});

describe('the documents of a record that wait', () => {
  it.each([
    ['all', buildKycRecord(), ['id', 'address1', 'address2']],
    [
      'only those without a decision',
      buildKycRecord({ id_proof: { status: 'approved', document_file_front: '/a.png' } }),
      ['address1', 'address2'],
    ],
    ['none without a file', sparseKycRecord, []],
    ['none of an empty record', emptyKycRecord, []],
    ['none without a record (R19)', null, []],
  ])('%s', (_what, record, types) => expect(pendingDocuments(record)).toEqual(types));
});

it.each([
  ['id', ['address1', 'address2'], 'address1'],
  ['id', ['address2'], 'address2'],
  ['address1', ['id'], 'id'],
  ['address2', ['id', 'address1', 'address2'], 'id'],
  ['id', ['id'], undefined],
  ['id', [], undefined],
] as const)('inside one person, after %s with %j open: %s', (current, open, next) =>
  expect(nextPendingDocument(open, current)).toBe(next),
);
