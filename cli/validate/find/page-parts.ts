import { type StartTag, tokenize } from '../../../fake-server/html/tokenize.ts';
import type { InputProblem } from '../read/input-problem.ts';
import { shorten } from '../text/describe.ts';
import type { CleanGallery } from './found.ts';
import { contextName } from './literals/context-name.ts';
import { LayoutCounter, layoutLimitMessage } from './page/layout-counter.ts';
import { isFormContext, isScriptType } from './page/script-types.ts';
import { isGalleryTag, isProductClass, isWrapperTag } from './recognise.ts';

/** A part of a page that may be or contain an item. */
export type PagePart =
  | { readonly clean: CleanGallery }
  /** A tag at an index. `insideBlock`: an ancestor has data-block-json. */
  | { readonly tagStart: number; readonly insideBlock: boolean }
  /** The text of a script: that of a form, or one that names the page context. */
  | { readonly scriptStart: number; readonly scriptEnd: number; readonly isForm: boolean }
  | { readonly problem: Required<InputProblem> };

const data = 'data-block-json';

/**
 * Whether block data is that of a gallery without findings; undefined when its finder has to decide. `isMarked`: its tag is a
 * gallery's.
 */
type IsClean = (json: string, isMarked: boolean) => boolean | undefined;

/**
 * Returns the parts of a page in its order. With `isClean`, galleries without findings are parts of their own, and data of other
 * blocks is left out.
 */
export function partsOfPage(html: string, isClean: IsClean = () => undefined): PagePart[] {
  const parts: PagePart[] = [];
  const report = (ruleId: InputProblem['ruleId'], message: string, offset: number) =>
    parts.push({ problem: { ruleId, message, offset } });
  const layouts = new LayoutCounter((blocks, start) => report('layout-limit', layoutLimitMessage(blocks), start));
  let isInert = false;
  let type = '';
  let className = '';
  tokenize(html, {
    onStartTag(tag) {
      isInert = tag.isInert;
      if (isInert) return;
      className = tag.value('class') ?? '';
      if (tag.name === 'script') type = tag.value('type')?.trim().toLowerCase() ?? '';
      layouts.add(className, tag.start);
      tag.isMarked = tag.indexOf(data) >= 0;
      const part = partOfTag(tag, className, isClean);
      if (part !== undefined) parts.push(part);
    },
    onRawText(name, scriptStart, scriptEnd) {
      if (isInert || name !== 'script') return;
      const isForm = isFormContext(className);
      if (isForm || (isScriptType(type) && html.slice(scriptStart, scriptEnd).includes(contextName)))
        parts.push({ scriptStart, scriptEnd, isForm });
    },
    onUnfinishedTag(tag) {
      if (tag.isInert || (tag.indexOf(data) < 0 && !isMarkedGallery(tag))) return;
      const message = `the page ends inside the tag <${shorten(tag.name)}> of a gallery block; browsers drop it`;
      report('unfinished-tag', message, tag.start);
    },
  });
  layouts.end();
  return parts;
}

function partOfTag(tag: StartTag, className: string, isClean: IsClean): PagePart | undefined {
  const part = { tagStart: tag.start, insideBlock: tag.isBelowMarked };
  if (!tag.isBelowMarked && isWrapperTag(className, tag.value('data-design'))) return part;
  if (isProductClass(className) && tag.indexOf('data-variants') >= 0) return part;
  const json = tag.isMarked ? tag.value(data) : undefined;
  const isMarked = isMarkedGallery(tag);
  if (json === undefined || json.trim() === '') return isMarked && (json !== undefined || !tag.isBelowMarked) ? part : undefined;
  const verdict = isRepeated(tag) ? undefined : isClean(json, isMarked);
  if (verdict === undefined) return part;
  return verdict ? { clean: { pointer: '', offset: tag.at(tag.indexOf(data)).valueStart } } : undefined;
}

/** Whether a tag is marked as a gallery or summary block. JSX names the class `className`. */
const isMarkedGallery = (tag: StartTag): boolean =>
  isGalleryTag(tag.value('class') ?? tag.value('classname') ?? '', tag.value('data-block-type')?.trim() ?? '');

const isRepeated = (tag: StartTag): boolean => tag.indexOf(data, tag.indexOf(data) + 1) >= 0;
