import { readFields, readFlag, readNumber, readText } from './read.ts';

/** The part of the page context that every page needs at once; small, because it is read in the boot script. Spec 1 §1, spec 2 §3. */
export interface CoreContext {
  /** null: the page does not say. */
  readonly pageType: number | null;
  readonly templateId: string;
  /** Id of the template's own website (`templateWebsiteId`; where it stands is our choice). */
  readonly variantId: string;
  readonly websiteLocale: string;
  readonly memberLocale: string;
  readonly website: CoreWebsite;
  readonly collection: CollectionContext | null;
  readonly item: ItemContext | null;
  /** null: nobody is signed in. */
  readonly account: AccountContext | null;
  /** Ids of the roles that are held (`10` is the viewer's); empty for anonymous visitors. */
  readonly websiteRoles: Readonly<Record<string, true>>;
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
  readonly fullUrl: string;
  readonly type: number | null;
  /** null on old pages. */
  readonly permissionType: number | null;
}

export interface ItemContext {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly recordType: number | null;
}

export interface AccountContext {
  readonly id: string;
  readonly displayName: string;
}

/**
 * Answers the core of the page context with defaults for what is absent; what has a wrong type counts as absent. Never throws.
 * A signed-in visitor is one whose `authenticatedAccount` is an object.
 */
export const decodeCoreContext = (input: unknown): CoreContext => {
  const given = readFields(input);
  const website = decodeCoreWebsite(given.website);
  const account = decodeAccount(given.authenticatedAccount);
  const roles = Object.entries(readFields(given.websiteRoles)).filter(([, held]) => held === true);
  return {
    pageType: readNumber(given.pageType),
    templateId: readText(given.templateId),
    variantId: readText(given.templateWebsiteId),
    websiteLocale: website.language,
    memberLocale: readText(readFields(given.authenticatedAccount).locale),
    website,
    collection: decodeCollection(given.collection),
    item: decodeItem(given.item),
    account,
    websiteRoles: Object.fromEntries(roles) as Record<string, true>,
    isOnlyViewer: account !== null && roles.length === 1 && roles[0]?.[0] === '10',
    cloneable: readFlag(readFields(given.website).cloneable) || readFlag(given.websiteCloneable),
  };
};

export const decodeCoreWebsite = (input: unknown): CoreWebsite => {
  const given = readFields(input);
  return { id: readText(given.id), language: readText(given.language) };
};

/** What an item and a collection both say; null for an empty object or nothing there, as pages without one have. */
const decodePart = (input: unknown) => {
  const given = readFields(input);
  const id = readText(given.id);
  return id ? { given, said: { id, title: readText(given.title), fullUrl: readText(given.fullUrl) } } : null;
};

const decodeCollection = (input: unknown): CollectionContext | null => {
  const part = decodePart(input);
  return part && { ...part.said, type: readNumber(part.given.type), permissionType: readNumber(part.given.permissionType) };
};

const decodeItem = (input: unknown): ItemContext | null => {
  const part = decodePart(input);
  return part && { ...part.said, recordType: readNumber(part.given.recordType) };
};

const decodeAccount = (input: unknown): AccountContext | null => {
  const given = readFields(input);
  return given === input ? { id: readText(given.id), displayName: readText(given.displayName) } : null;
};
