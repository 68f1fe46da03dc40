import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

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
  /** Signs a member in. Returns null for a wrong password. An address without an account is accepted with any password and gets an account. */
  logIn(site: string, email: string, password: string): Member | null;
  begin(session: string, site: string, email: string): void;
  end(session: string): void;
  /** Returns the member of a session; null without one. */
  findBySession(session: string, site: string): Member | null;
  clear(): void;
}

interface StoredMember extends Member {
  /** Null accepts any password. */
  readonly passwordHash: Buffer | null;
}

/** The limit of members and of sessions. The oldest ones are dropped. */
const maxMembers = 10_000;

export function createMembers(): Members {
  const members = new Map<string, StoredMember>();
  const sessions = new Map<string, string>();
  const salt = randomBytes(16);
  const hashOf = (password: string) => createHash('sha256').update(salt).update(password).digest();
  const keyOf = (site: string, email: string) => `${site} ${email.trim().toLowerCase()}`;
  const put = (site: string, member: StoredMember): Member => {
    members.set(keyOf(site, member.email), member);
    dropOldest(members);
    return publicPart(member);
  };
  return {
    create(site, member, password) {
      if (members.get(keyOf(site, member.email))?.passwordHash) return null;
      return put(site, { ...member, passwordHash: hashOf(password) });
    },
    logIn(site, email, password) {
      const known = members.get(keyOf(site, email));
      if (!known) return put(site, { email: email.trim(), firstName: '', lastName: '', passwordHash: null });
      const isRight = known.passwordHash === null || timingSafeEqual(known.passwordHash, hashOf(password));
      return isRight ? publicPart(known) : null;
    },
    begin(session, site, email) {
      sessions.set(session, keyOf(site, email));
      dropOldest(sessions);
    },
    end: (session) => void sessions.delete(session),
    findBySession(session, site) {
      const key = sessions.get(session) ?? '';
      const member = key.startsWith(`${site} `) ? members.get(key) : undefined;
      return member ? publicPart(member) : null;
    },
    clear() {
      members.clear();
      sessions.clear();
    },
  };
}

const publicPart = ({ email, firstName, lastName }: StoredMember): Member => ({ email, firstName, lastName });

function dropOldest(map: Map<string, unknown>): void {
  const [oldest] = map.keys();
  if (map.size > maxMembers && oldest !== undefined) map.delete(oldest);
}
