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
  readonly type: number | null;
  /** null on old pages. */
  readonly permissionType: number | null;
}

export interface ItemContext {
  readonly id: string;
  readonly title: string;
  readonly recordType: number | null;
}

export interface AccountContext {
  readonly id: string;
}

/**
 * Returns the core of the page context with defaults for what is absent; what has a wrong type counts as absent. Never throws.
 * A signed-in visitor is one whose `authenticatedAccount` is an object.
 */
export const decodeCoreContext = (input: unknown): CoreContext => {
  const fields = readFields(input);
  const account = decodeAccount(fields.authenticatedAccount);
  const roles = heldRoles(fields.websiteRoles);
  return {
    pageType: readNumber(fields.pageType),
    templateId: readText(fields.templateId),
    website: decodeCoreWebsite(fields.website),
    collection: decodeCollection(fields.collection),
    item: decodeItem(fields.item),
    account,
    isOnlyViewer: account !== null && `${roles}` === '10',
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

/** What an item and a collection both say; null for an empty object or nothing there, as pages without one have. */
const decodePart = (input: unknown) => {
  const fields = readFields(input);
  const id = readText(fields.id);
  return id ? { fields, named: { id, title: readText(fields.title) } } : null;
};

const decodeCollection = (input: unknown): CollectionContext | null => {
  const part = decodePart(input);
  return part && { ...part.named, type: readNumber(part.fields.type), permissionType: readNumber(part.fields.permissionType) };
};

const decodeItem = (input: unknown): ItemContext | null => {
  const part = decodePart(input);
  return part && { ...part.named, recordType: readNumber(part.fields.recordType) };
};

const decodeAccount = (input: unknown): AccountContext | null => {
  const fields = readFields(input);
  return fields === input ? { id: readText(fields.id) } : null;
};
