import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database, UserTable } from './Database.ts';
import { emailKey } from './emailKey.ts';
import { throwUniqueViolation } from './UniqueViolation.ts';

export type User = Selectable<UserTable>;
export type UserRepository = ReturnType<typeof createUserRepository>;

export type NewUser = Pick<Insertable<UserTable>, 'username' | 'email' | 'password_hash'> &
  Partial<Pick<UserTable, 'first_name' | 'last_name'>>;
export type UserChange = Pick<
  Updateable<UserTable>,
  'email' | 'password_hash' | 'first_name' | 'last_name' | 'phone' | 'company' | 'position' | 'tour_seen'
>;

/** Stores accounts; an address belongs to at most one account, regardless of case. */
export function createUserRepository(db: Kysely<Database>) {
  return {
    byId: (id: string): Promise<User | undefined> =>
      db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    byEmail: (email: string): Promise<User | undefined> =>
      db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst(),

    list: (): Promise<User[]> => db.selectFrom('users').selectAll().orderBy('email_key').execute(),

    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
    },

    /** Throws `UniqueViolation` if the address has an account. */
    create(user: NewUser): Promise<User> {
      const now = new Date().toISOString();
      const row = {
        first_name: '',
        last_name: '',
        phone: '',
        company: '',
        position: '',
        ...user,
        id: uuidv7(),
        email_key: emailKey(user.email),
        created_at: now,
        updated_at: now,
      };
      return throwUniqueViolation(() => db.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow());
    },

    /** Throws `UniqueViolation` if another account has the address. */
    update(id: string, change: UserChange): Promise<User | undefined> {
      const key = change.email === undefined ? {} : { email_key: emailKey(change.email) };
      const set = { ...change, ...key, updated_at: new Date().toISOString() };
      return throwUniqueViolation(() =>
        db.updateTable('users').set(set).where('id', '=', id).returningAll().executeTakeFirst(),
      );
    },
  };
}
