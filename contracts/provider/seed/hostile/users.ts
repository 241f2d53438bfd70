import { sql } from 'drizzle-orm';
import { awkwardNames, countries, firstNames, lastNames } from './people';
import { pick, scatter, type SeedStep } from './step';

const i = sql.raw('i');
const isAwkward = sql.raw('mod(i, 50) = 37');
const awkward = sql.raw('(i / 50)');

const first = pick(
  firstNames.map(([name]) => name),
  i,
);
const last = pick(
  lastNames.map(([name]) => name),
  sql.raw('(i / 3)'),
);
const mailFirst = pick(
  firstNames.map(([, plain]) => plain),
  i,
);
const mailLast = pick(
  lastNames.map(([, plain]) => plain),
  sql.raw('(i / 3)'),
);

/** Users joined evenly over three years. The newest has the highest id. One in 97 is an admin. */
export const seedUsers: SeedStep = ({ users, epoch }) => [
  sql`
    INSERT INTO users (id, first_name, last_name, email, role, date_joined, last_login, phone_number, country, date_of_birth, referred_by)
    SELECT i,
      CASE WHEN ${isAwkward} THEN ${pick(
        awkwardNames.map(([name]) => name),
        awkward,
      )} ELSE ${first} END,
      CASE WHEN ${isAwkward} THEN ${pick(
        awkwardNames.map(([, name]) => name),
        awkward,
      )} ELSE ${last} END,
      ${mailFirst} || '.' || ${mailLast} || i || '@example.com',
      CASE WHEN mod(i, 97) = 0 THEN 'admin' ELSE 'user' END,
      ${epoch}::timestamptz - age,
      CASE WHEN mod(i, 11) = 0 THEN NULL ELSE ${epoch}::timestamptz - age * (${scatter(i, 1000, 2)} / 1000.0) END,
      CASE WHEN mod(i, 7) = 0 THEN NULL
        ELSE '+' || (1 + mod(i, 98)) || ' ' || (200 + ${scatter(i, 799, 3)}) || ' 555 ' || lpad(mod(i, 10000)::text, 4, '0') END,
      CASE WHEN mod(i, 13) = 0 THEN NULL ELSE ${pick(countries, i)} END,
      CASE WHEN mod(i, 9) = 0 THEN NULL ELSE date '1960-01-01' + ${scatter(i, 16_000, 4)}::int END,
      CASE WHEN mod(i, 6) = 0 THEN i / 6 END
    FROM (
      SELECT i, (${users}::bigint - i) * (interval '1095 days' / ${users}::int) + ${scatter(i, 3000, 1)} * interval '1 second' AS age
      FROM generate_series(3::bigint, ${users}::bigint) AS i
    ) AS joined`,
  sql`
    INSERT INTO user_addresses (user_id, home_address, town, state, zip_code, home_address2, town2, state2, zip_code2)
    SELECT i, (1 + mod(i, 240)) || ' Marina Road', ${pick(['Lagos', 'Leeds', 'Sevilla', 'Cape Town', 'Osaka', 'Lyon', 'Accra'], i)},
      CASE WHEN mod(i, 5) = 0 THEN NULL ELSE 'State ' || mod(i, 36) END, lpad(mod(i * 37, 100000)::text, 5, '0'),
      CASE WHEN mod(i, 2) = 0 THEN (1 + mod(i, 90)) || ' Harbour Close' END,
      CASE WHEN mod(i, 2) = 0 THEN 'Abuja' END, CASE WHEN mod(i, 4) = 0 THEN 'FCT' END,
      CASE WHEN mod(i, 2) = 0 THEN lpad(mod(i * 53, 100000)::text, 6, '9') END
    FROM generate_series(3::bigint, ${users}::bigint) AS i
    WHERE mod(i, 4) <> 1`,
];
