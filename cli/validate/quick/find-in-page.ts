import { isGalleryTag, isProductClass, isWrapperTag } from '../items/recognise.ts';
import { contextName } from '../literals/context-name.ts';
import { LayoutCounter } from '../page/layout-counter.ts';
import { isFormContext, isScriptType } from '../page/script-types.ts';
import { decodeCommonEntities } from './common-entities.ts';
import { stringsIn } from './find-in-value.ts';
import { countStrings } from './json-marks.ts';
import { type ScannedTag, scanPage } from './scan-page.ts';
import { type Fields, verdictOf } from './verdict.ts';

/** A part of a page, in the order of the page. */
export type PageEvent =
  /** Offset of a gallery without findings. */
  | number
  /** A tag that the check with positions reads. */
  | { readonly tag: ScannedTag }
  /** A script that the check with positions reads. */
  | { readonly tag: ScannedTag; readonly scriptEnd: number }
  /** A layout with too many blocks. */
  | { readonly blocks: number; readonly layoutStart: number };

/** Finds the galleries of a page, and the parts that need the check with positions. Returns undefined for a page with rare constructs. */
export function findInPage(html: string): PageEvent[] | undefined {
  const events: PageEvent[] = [];
  const layouts = new LayoutCounter((blocks, layoutStart) => events.push({ blocks, layoutStart }));
  let isRare = false;
  const isScanned = scanPage(html, {
    onTag(tag) {
      const { className = '', start } = tag;
      if (hasEntity(className) || hasEntity(tag.jsxClassName) || hasEntity(tag.blockType)) isRare = true;
      layouts.add(className, start);
      const found = eventOf(tag);
      if (found !== undefined) events.push(found);
    },
    onScript(tag, scriptEnd) {
      const isRead =
        hasEntity(tag.type) ||
        hasEntity(tag.className) ||
        isFormContext(tag.className ?? '') ||
        (isScriptType(tag.type?.trim().toLowerCase() ?? '') && html.slice(tag.end, scriptEnd).includes(contextName));
      if (isRead) events.push({ tag, scriptEnd });
    },
  });
  if (!isScanned || isRare) return undefined;
  layouts.end();
  return events;
}

const hasEntity = (text = ''): boolean => text.includes('&') && /&[#\w]/.test(text);

function eventOf(tag: ScannedTag): PageEvent | undefined {
  const { className, jsxClassName, blockType, json, variants, design } = tag;
  if (!tag.insideBlock && isWrapperTag(className ?? '', design)) return { tag };
  if (variants !== undefined && isProductClass(className ?? '')) return { tag };
  const isMarked =
    (className ?? jsxClassName ?? blockType) !== undefined &&
    isGalleryTag(className ?? jsxClassName ?? '', blockType?.trim() ?? '');
  if (json === undefined || json.trim() === '') return isMarked && (json !== undefined || !tag.insideBlock) ? { tag } : undefined;
  const isClean = tag.isJsonRepeated ? undefined : isCleanGallery(json, isMarked);
  if (isClean === undefined) return { tag };
  return isClean ? tag.jsonStart : undefined;
}

/** Returns the verdict about the data of a tag. */
function isCleanGallery(written: string, isMarked: boolean): boolean | undefined {
  const text = decodeCommonEntities(written);
  if (text === undefined || !text.startsWith('{')) return undefined;
  let value: Fields;
  try {
    value = JSON.parse(text) as Fields;
  } catch {
    return undefined;
  }
  const verdict = verdictOf(value, isMarked, false);
  return verdict !== undefined && stringsIn(value) === countStrings(text) ? verdict : undefined;
}
