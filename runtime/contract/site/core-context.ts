// Part of the boot script.
import { readFields, readFlag, readNumber, readText } from '../read.ts';

/**
 * The part of the page context that every page needs at once. It is small, because the boot script decodes it. site#page-context
 */
export interface CoreContext {
  /** null where the page has none. */
  readonly pageType: number | null;
  readonly templateId: string;
  readonly website: CoreWebsite;
  readonly collection: CollectionContext | null;
  readonly item: ItemContext | null;
  /** null without a signed-in visitor. */
  readonly account: AccountContext | null;
  /** Whether a signed-in visitor has the viewer role alone. */
  readonly isOnlyViewer: boolean;
  /** site#cloneable */
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
 * Returns the core of the page context; missing fields and fields of a wrong type have their defaults. Never throws.
 * site#signed-in
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

/** Returns the ids of the held roles (`10` is the viewer), in the order of their numbers. */
export const heldRoles = (input: unknown): readonly string[] =>
  Object.entries(readFields(input)).flatMap(([role, held]) => (held === true ? role : []));

export const decodeCoreWebsite = (input: unknown): CoreWebsite => {
  const fields = readFields(input);
  return { id: readText(fields.id), language: readText(fields.language) };
};

/** Returns the fields of a collection or an item, null for those of the other; null for the empty object of pages without one. */
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
