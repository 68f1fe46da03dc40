import { type FoundAtOnce, isOfKind } from '../find/found.ts';
import { type PagePart, partsOfPage } from '../find/page-parts.ts';
import type { InputPart } from '../read/read-input.ts';
import { checkAtOnce, type PartOptions } from './check-at-once.ts';
import type { Checked } from './checked.ts';
import { isCleanGallery } from './quick/clean-gallery.ts';
import { galleriesInJson } from './quick/galleries-in-json.ts';

let loaded: typeof import('./check-found.ts') | undefined;

/**
 * Checks what is found in a part of an input, in order. Without effective values, galleries without findings are first looked for
 * without the place of each character, and the rest of the check is loaded for other parts only, because loading it takes longer
 * than the check of a small valid file. Returns a promise while it is loaded.
 */
export function checkPart(part: InputPart, options: PartOptions): Iterable<Checked> | Promise<Iterable<Checked>> {
  const isQuick = !options.withEffective;
  const isPage = part.format === 'html' && !part.problem;
  const pageParts = isPage ? partsOfPage(part.source.text, isQuick ? isCleanGallery : undefined) : undefined;
  const found = foundAtOnce(part, isQuick, options, pageParts);
  if (found) return found.map((each) => checkAtOnce(each, part.source, options));
  if (loaded) return loaded.checkFound(part, options, pageParts);
  return import('./check-found.ts').then((module) => {
    loaded = module;
    return module.checkFound(part, options, pageParts);
  });
}

/** Returns all that a part has; undefined where places are needed. */
function foundAtOnce(
  { format, problem, source }: InputPart,
  isQuick: boolean,
  { kind, needsPlaces }: PartOptions,
  pageParts: readonly PagePart[] | undefined,
): readonly FoundAtOnce[] | undefined {
  if (problem) return [{ problem }];
  if (pageParts) return pageParts.every(isAtOnce) ? pageParts.filter((part) => isOfKind(part, kind)) : undefined;
  if (!isQuick || (format !== 'json' && format !== 'line') || (kind !== 'auto' && kind !== 'gallery')) return undefined;
  const galleries = galleriesInJson(source.text, needsPlaces);
  // In a document without items, --kind takes the values themselves for items.
  return kind !== 'auto' && galleries?.length === 0 ? undefined : galleries?.map((clean) => ({ clean }));
}

const isAtOnce = (part: PagePart): part is Extract<PagePart, FoundAtOnce> => 'clean' in part || 'problem' in part;
