import { sql } from 'drizzle-orm';
import { pick, scatter, type SeedStep } from './step';

const i = sql.raw('i');

/**
 * One entry for each twelfth of the users. Some have no documents, some several; some are decided,
 * some have files that don't load.
 */
const idStatuses = [
  '',
  '',
  'pending',
  'approved',
  'rejected',
  'pending',
  'approved',
  '',
  'pending',
  'pending',
  'approved',
  'pending',
];
const firstStatuses = [
  '',
  '',
  'pending',
  'approved',
  'approved',
  '',
  'pending',
  'pending',
  'pending',
  'pending',
  'approved',
  'rejected',
];
const secondStatuses = [
  '',
  '',
  'pending',
  'approved',
  '',
  '',
  '',
  '',
  '',
  'pending',
  '',
  'rejected',
];

/**
 * Files that are lost, damaged, hostile or on another site. The console must not run hostile ones.
 */
const brokenFiles = [
  'lost-scan.png',
  'damaged-scan.png',
  'javascript:alert(document.domain)',
  'https://files.example.invalid/kyc/front.png',
];

const isBroken = sql.raw('mod(i, 12) = 9');
const broken = pick(brokenFiles, sql.raw('(i / 12)'));

/** Users of the first two twelfths have no record. */
export const seedKyc: SeedStep = ({ users, epoch }) => [
  sql`
    INSERT INTO kyc_records (user_id, id_status, document_number, reviewed_at, document_file_front, document_file_back)
    SELECT i, status,
      CASE WHEN status IS NOT NULL AND mod(i, 10) <> 0 THEN upper(substr(md5(i::text), 1, 9)) END,
      CASE WHEN status IN ('approved', 'rejected') THEN ${epoch}::timestamptz - ${scatter(i, 5_000_000, 5)} * interval '1 second' END,
      CASE WHEN status IS NULL THEN NULL WHEN ${isBroken} THEN ${broken} ELSE ${pick(['identity-card-front.webp', 'passport.webp'], i)} END,
      CASE WHEN status IS NULL OR mod(i, 12) = 8 THEN NULL WHEN ${isBroken} THEN ${broken}
        ELSE ${pick(['identity-card-back.webp', 'passport-signature.webp'], i)} END
    FROM (
      SELECT i, nullif(${pick(idStatuses, i)}, '') AS status FROM generate_series(3::bigint, ${users}::bigint) AS i WHERE mod(i, 12) > 1
    ) AS records`,
  sql`
    INSERT INTO kyc_address_proofs (user_id, address_type, status, document_file)
    SELECT i, 'home_address_1', status,
      CASE WHEN mod(i, 12) = 8 THEN NULL WHEN ${isBroken} THEN ${broken} ELSE 'electricity-bill.webp' END
    FROM (
      SELECT i, nullif(${pick(firstStatuses, i)}, '') AS status FROM generate_series(3::bigint, ${users}::bigint) AS i
    ) AS proofs
    WHERE status IS NOT NULL`,
  sql`
    INSERT INTO kyc_address_proofs (user_id, address_type, status, document_file)
    SELECT i, 'home_address_2', status, CASE WHEN ${isBroken} THEN ${broken} ELSE 'bank-statement.webp' END
    FROM (
      SELECT i, nullif(${pick(secondStatuses, i)}, '') AS status FROM generate_series(3::bigint, ${users}::bigint) AS i
    ) AS proofs
    WHERE status IS NOT NULL`,
];
