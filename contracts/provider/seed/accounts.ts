import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords';
import { addToAudit } from '../db/audit';
import { type Database, onlyRow } from '../db/database';
import { credentials, refreshFamilies } from '../db/tables/sessions';
import { users } from '../db/tables/users';

const minPasswordLength = 12;

/** What an operator does from outside has neither an admin nor a request. */
const byOperator = { actor: {}, requestId: 'none' };

export interface Credentials {
  email: string | undefined;
  password: string | undefined;
}

interface Checked {
  email: string;
  password: string;
}

/** Throws an error that explains itself if they can't be an admin's. */
export function checkCredentials({ email, password }: Credentials): Checked {
  if (email === undefined || !/^[^@\s]+@[^@\s]+$/.test(email))
    throw new Error('Give the admin an ADMIN_EMAIL and an ADMIN_PASSWORD.');
  if (password === undefined || password.length < minPasswordLength)
    throw new Error(
      `Give the admin an ADMIN_PASSWORD of at least ${minPasswordLength} characters.`,
    );
  return { email, password };
}

/** Adds an admin. Throws if the email is in use. */
export async function createAdmin(
  db: Database,
  { email, password }: Checked,
  now: Date,
  cost: number,
): Promise<void> {
  const passwordHash = await hashPassword(password, cost);
  await db.transaction(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (known) throw new Error(`A user with the email ${email} already exists.`);
    const admin = {
      firstName: 'First',
      lastName: 'Admin',
      email,
      role: 'admin' as const,
      dateJoined: now,
    };
    const { id } = onlyRow(await tx.insert(users).values(admin).returning({ id: users.id }));
    await tx.insert(credentials).values({ userId: id, passwordHash });
    await addToAudit(tx, {
      ...byOperator,
      action: 'user.created',
      subject: { kind: 'user', id },
      after: { full_name: 'First Admin', email, role: admin.role },
    });
  });
}

/** Gives an account another password, and ends its sessions. */
export async function resetPassword(
  db: Database,
  { email, password }: Checked,
  now: Date,
  cost: number,
): Promise<void> {
  const passwordHash = await hashPassword(password, cost);
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) throw new Error(`No user has the email ${email}.`);
    await tx
      .insert(credentials)
      .values({ userId: user.id, passwordHash })
      .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash } });
    await tx
      .update(refreshFamilies)
      .set({ revokedAt: now })
      .where(eq(refreshFamilies.userId, user.id));
    await addToAudit(tx, {
      ...byOperator,
      action: 'password.reset',
      subject: { kind: 'user', id: user.id },
    });
  });
}
