import { readFields, readFlag, readNumber, readText } from '../read.ts';

/** The part of the page context that every page needs at once; small, because it is read in the boot script. Spec 1 §1, spec 2 §3. */
export interface CoreContext {
  /** null: the page does not say. */
  readonly pageType: number | null;
  readonly templateId: string;
  readonly website: CoreWebsite;
  readonly collection: CollectionContext | null;
  readonly item: ItemContext | null;
  /** null: nobody is signed in. */
  readonly account: AccountContext | null;
  /** Signed in, and the viewer's role is the only one. */
  readonly isOnlyViewer: boolean;
  /** What either `website.cloneable` or `websiteCloneable` says. */
  readonly cloneable: boolean;
}

export interface CoreWebsite {
  readonly id: string;
  readonly language: string;
}

export interface CollectionContext {
  readonly id: string;
  readonly title: string;
  /** null on old pages. */
  readonly permissionType: number | null;
}

interface ItemContext {
  readonly id: string;
  readonly title: string;
  readonly recordType: number | null;
}

interface AccountContext {
  readonly id: string;
}

/**
 * Returns the core of the page context with defaults for what is absent; what has a wrong type counts as absent. Never throws.
 * A signed-in visitor is one whose `authenticatedAccount` is an object.
 */
export const decodeCoreContext = (input: unknown): CoreContext => {
  const fields = readFields(input);
  const account = readFields(fields.authenticatedAccount);
  const isSignedIn = account === fields.authenticatedAccount;
  return {
    pageType: readNumber(fields.pageType),
    templateId: readText(fields.templateId),
    website: decodeCoreWebsite(fields.website),
    collection: decodePart(fields.collection),
    item: decodePart(fields.item),
    account: isSignedIn ? { id: readText(account.id) } : null,
    isOnlyViewer: isSignedIn && `${heldRoles(fields.websiteRoles)}` === '10',
    cloneable: readFlag(readFields(fields.website).cloneable) || readFlag(fields.websiteCloneable),
  };
};

/** Ids of the roles that are held (`10` is the viewer's), in the order of their numbers. */
export const heldRoles = (input: unknown): readonly string[] =>
  Object.entries(readFields(input)).flatMap(([role, held]) => (held === true ? role : []));

export const decodeCoreWebsite = (input: unknown): CoreWebsite => {
  const fields = readFields(input);
  return { id: readText(fields.id), language: readText(fields.language) };
};

/** What a collection and an item say, with null for what is the other's; null for an empty object or nothing there, as pages without one have. */
const decodePart = (input: unknown) => {
  const fields = readFields(input);
  const id = readText(fields.id);
  return id
    ? {
        id,
        title: readText(fields.title),
        permissionType: readNumber(fields.permissionType),
        recordType: readNumber(fields.recordType),
      }
    : null;
};
