import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { generatedId, instant, reference } from './columns';
import { users } from './users';

const documentStatus = ['pending', 'approved', 'rejected'] as const;

export const kycRecords = pgTable('kyc_records', {
  userId: reference('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  /** Null: the user handed in no identity document. */
  idStatus: text('id_status', { enum: documentStatus }),
  documentNumber: text('document_number'),
  reviewedAt: instant('reviewed_at'),
  documentFileFront: text('document_file_front'),
  documentFileBack: text('document_file_back'),
});

export const kycAddressProofs = pgTable(
  'kyc_address_proofs',
  {
    id: generatedId(),
    userId: reference('user_id').notNull().references(() => kycRecords.userId, { onDelete: 'cascade' }),
    addressType: text('address_type', { enum: ['home_address_1', 'home_address_2'] }).notNull(),
    status: text('status', { enum: documentStatus }).notNull(),
    documentFile: text('document_file'),
  },
  (table) => [uniqueIndex('kyc_address_proofs_user_type_key').on(table.userId, table.addressType)],
);
