import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { columnChecks, generatedId, instant, isFinite, isOneOf, reference } from './columns';
import { users } from './users';

const documentStatus = ['pending', 'approved', 'rejected'] as const;
const addressTypes = ['home_address_1', 'home_address_2'] as const;

export const kycRecords = pgTable(
  'kyc_records',
  {
    userId: reference('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null if the user submitted no identity document. */
    idStatus: text('id_status', { enum: documentStatus }),
    documentNumber: text('document_number'),
    reviewedAt: instant('reviewed_at'),
    documentFileFront: text('document_file_front'),
    documentFileBack: text('document_file_back'),
  },
  (table) =>
    columnChecks('kyc_records', [
      [table.idStatus, isOneOf(documentStatus)],
      [table.reviewedAt, isFinite],
    ]),
);

export const kycAddressProofs = pgTable(
  'kyc_address_proofs',
  {
    id: generatedId(),
    userId: reference('user_id')
      .notNull()
      .references(() => kycRecords.userId, { onDelete: 'cascade' }),
    addressType: text('address_type', { enum: addressTypes }).notNull(),
    status: text('status', { enum: documentStatus }).notNull(),
    documentFile: text('document_file'),
  },
  (table) => [
    uniqueIndex('kyc_address_proofs_user_type_key').on(table.userId, table.addressType),
    ...columnChecks('kyc_address_proofs', [
      [table.addressType, isOneOf(addressTypes)],
      [table.status, isOneOf(documentStatus)],
    ]),
  ],
);
