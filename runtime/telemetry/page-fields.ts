import type { CoreContext } from '../contract/decoders/core-context.ts';
import { contentSources } from '../contract/enums/census.ts';
import type { Surroundings } from '../lib/surroundings.ts';

/** What button, form and overlay events say of their page; one that is neither item nor collection has only a path. Spec 2 §3. */
export function pageFields({ item, collection }: CoreContext, { path }: Pick<Surroundings, 'path'>) {
  const shown = item ?? collection;
  return {
    pageTitle: shown?.title,
    pageId: shown?.id,
    contentSource: item ? contentSources.item : collection ? contentSources.collection : undefined,
    pagePath: path.replace(/\/$/, ''),
    pagePermissionTypeValue: collection?.permissionType?.toString(),
  };
}
