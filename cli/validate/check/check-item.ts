import { compareFindings } from '../../report/findings.ts';
import type { FoundItem, ItemKind } from '../find/item.ts';
import type { ObjectNode } from '../find/literals/literal-node.ts';
import type { SourceText } from '../text/source-text.ts';
import { checkCookieBanner, cookieSettingsProblem } from './check-cookie-banner.ts';
import { checkForm, formDataProblem } from './check-form.ts';
import { checkGallery, galleryDataProblem } from './check-gallery.ts';
import { checkKeys } from './check-keys.ts';
import { checkProduct } from './check-product.ts';
import type { CheckedItem } from './checked.ts';
import { effectiveOf } from './effective-settings.ts';
import { findingOf } from './finding-of.ts';
import type { Problem } from './rules.ts';

/** Checks an item by every rule and places its findings in the file. */
export function checkItem(item: FoundItem, source: SourceText, withEffective: boolean): CheckedItem {
  const findings = problemsOf(item).map((problem) =>
    findingOf(problem.ruleId, problem.message, source, item.text.offsetOf(problem.index), problem.pointer),
  );
  if (item.repeatedAt !== undefined) {
    const message = 'data-block-json is given twice on one tag; browsers keep the first';
    findings.push(findingOf('duplicate-attribute', message, source, item.repeatedAt));
  }
  if (item.escapedAt !== undefined) {
    const message = 'the quotes are escaped with backslashes; the runtime reads the data without them';
    findings.push(findingOf('gallery-data-escaped', message, source, item.escapedAt));
  }
  findings.sort(compareFindings);
  return {
    kind: item.kind,
    source: source.name,
    ...source.placeOf(item.text.offsetOf(item.start)),
    pointer: item.pointer,
    valid: findings.every(({ severity }) => severity !== 'error'),
    findings,
    ...(withEffective ? { effective: effectiveOf(item) } : {}),
  };
}

const ownProblems: Readonly<Record<ItemKind, (item: FoundItem, node: ObjectNode) => Problem[]>> = {
  gallery: (_, node) => checkGallery(node),
  'cookie-banner': checkCookieBanner,
  form: (_, node) => checkForm(node),
  product: checkProduct,
};
const dataProblem: Readonly<Record<Exclude<ItemKind, 'product'>, (item: FoundItem) => Problem | undefined>> = {
  gallery: galleryDataProblem,
  'cookie-banner': cookieSettingsProblem,
  form: formDataProblem,
};

/** Returns the problems of an item, in the order of the rules. */
export function problemsOf(item: FoundItem): Problem[] {
  const { data, kind } = item;
  if (data.state === 'read') {
    return [...ownProblems[kind](item, data.node), ...checkKeys(kind, data.node, item.text.text)];
  }
  // A list of variants is a product too.
  if (kind === 'product') return checkProduct(item);
  const problem = dataProblem[kind](item);
  return problem ? [problem] : [];
}
