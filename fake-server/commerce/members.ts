import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { createTable, type StoredTable } from '../tables/table.ts';

/** A visitor's account with a site. */
interface Member {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Accounts of site users, and the sessions of signed-in users: commerce#platform-accounts. */
export interface Members {
  /** Returns null when the e-mail address has an account with a password. */
  create(site: string, member: Member, password: string): Member | null;
  /**
   * Signs a member in. Returns null for a wrong password. An address without an account is accepted with any password and gets an
   * account.
   */
  logIn(site: string, email: string, password: string): Member | null;
  begin(session: string, site: string, email: string): void;
  end(session: string): void;
  /** Returns the member of a session; null without one. */
  findBySession(session: string, site: string): Member | null;
  /** Returns the members of a site, or of every site, the oldest first. */
  list(site?: string): readonly (Member & { readonly site: string })[];
  clear(): void;
  readonly accounts: StoredTable;
  readonly sessions: StoredTable;
}

interface StoredMember extends Member {
  /** A salt and the hash of the salted password, in hexadecimal digits; null accepts any password. */
  readonly passwordHash: string | null;
}

const schema: z.ZodType<StoredMember> = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z
    .string()
    .regex(/^[0-9a-f]{32}:[0-9a-f]{64}$/, 'expected a salt and a hash')
    .nullable(),
});

export function createMembers(): Members {
  const members = createTable({ schema });
  const sessions = createTable({ schema: z.string() });
  const keyOf = (site: string, email: string) => `${site} ${email.trim().toLowerCase()}`;
  const put = (site: string, member: StoredMember): Member => {
    members.set(keyOf(site, member.email), member);
    return publicPart(member);
  };
  return {
    create(site, member, password) {
      if (members.get(keyOf(site, member.email))?.passwordHash) return null;
      return put(site, { ...member, passwordHash: hashOf(password, randomBytes(16).toString('hex')) });
    },
    logIn(site, email, password) {
      const known = members.get(keyOf(site, email));
      if (!known) return put(site, { email: email.trim(), firstName: '', lastName: '', passwordHash: null });
      const isRight = known.passwordHash === null || isPassword(password, known.passwordHash);
      return isRight ? publicPart(known) : null;
    },
    begin: (session, site, email) => sessions.set(session, keyOf(site, email)),
    end: (session) => void sessions.delete(session),
    findBySession(session, site) {
      const key = sessions.get(session) ?? '';
      const member = key.startsWith(`${site} `) ? members.get(key) : undefined;
      return member ? publicPart(member) : null;
    },
    list: (site) =>
      [...members.keys()].flatMap((key) => {
        const [member, owner] = [members.get(key), key.slice(0, key.indexOf(' '))];
        return member && (site === undefined || owner === site) ? [{ site: owner, ...publicPart(member) }] : [];
      }),
    clear() {
      members.clear();
      sessions.clear();
    },
    accounts: members,
    sessions,
  };
}

const publicPart = ({ email, firstName, lastName }: StoredMember): Member => ({ email, firstName, lastName });

const hashOf = (password: string, salt: string): string =>
  `${salt}:${createHash('sha256').update(Buffer.from(salt, 'hex')).update(password).digest('hex')}`;

const isPassword = (password: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(password, hash.split(':')[0] ?? '')));
