import { galleryMessages } from '../../../runtime/contract/gallery/constants.ts';
import { galleryDesigns } from '../../../runtime/contract/gallery/designs.ts';
import { lightboxThemes, stripAlignments } from '../../../runtime/contract/gallery/gallery-enums.ts';
import { type FoundItem, pointerStep } from '../find/item.ts';
import { memberNamed, type ObjectNode, plainValueOf } from '../find/literals/literal-node.ts';
import { explainGalleryBlock } from '../replacements/explain-gallery-block.ts';
import type { Replacement } from '../replacements/replacement.ts';
import { describe } from '../text/describe.ts';
import { nearValue } from './near.ts';
import { replacementText } from './replacement-text.ts';
import { fixOf, type Problem } from './rules.ts';

/**
 * Returns problems for values of a gallery or summary block that the runtime refuses or replaces: gallery#option-values and
 * gallery#design-defaults.
 */
export function checkGallery(node: ObjectNode): Problem[] {
  return explainGalleryBlock(plainValueOf(node)).flatMap((replacement): Problem[] => {
    const { field, input, used, reason, refusal } = replacement;
    const member = memberNamed(node, field);
    const place = { index: member?.value.start ?? node.start, pointer: pointerStep(field) };
    const fix = fixOf(member, used);
    if (reason === 'synonym') return [];
    if (refusal !== undefined)
      return [{ ruleId: 'gallery-refused', message: `${refusal} (given: ${describe(input)})`, ...place }];
    const known = typeof used === 'boolean' ? 'flag' : (namesByKey[field] ?? []);
    const { hint, ...near } = nearValue(member, known, used);
    const { ruleId, message } = field === 'design' ? designProblem(replacement) : valueProblem(replacement);
    if (field !== 'design' && (reason === 'unset' || reason === 'empty')) return [];
    return [{ ruleId, message: message + hint, ...place, ...fix, ...near }];
  });
}

/** Values of keys that take one of several names. */
const namesByKey: Readonly<Record<string, readonly string[]>> = {
  design: galleryDesigns,
  'active-alignment': [...stripAlignments, 'left', 'center', 'right'],
  lightboxTheme: lightboxThemes,
};

function valueProblem(replacement: Replacement): Pick<Problem, 'ruleId' | 'message'> {
  const unit = replacement.field === 'autoplay-duration' ? ' seconds' : '';
  return { ruleId: 'gallery-value', message: replacementText(replacement, `${describeUsed(replacement.used)}${unit}`) };
}

function designProblem({ input, used, reason }: Replacement): Pick<Problem, 'ruleId' | 'message'> {
  if (reason === 'unset') return { ruleId: 'missing-design', message: `no design is given; the runtime takes ${used}` };
  return { ruleId: 'unknown-design', message: `unknown design ${describe(input)}; the runtime takes ${used}` };
}

const describeUsed = (used: unknown): string => (used === null ? 'none' : describe(used));

/** Returns the problem of a block whose data is absent or not a JSON object: gallery#data-unusable. */
export function galleryDataProblem({ data, text, start }: FoundItem): Problem | undefined {
  switch (data.state) {
    case 'read':
      return undefined;
    case 'missing':
      return dataProblem('gallery-data-missing', `${galleryMessages.missing}: data-block-json is missing or empty`, start);
    case 'not-object': {
      const found = data.node.kind === 'expression' ? 'an expression' : describe(plainValueOf(data.node));
      return dataProblem('gallery-data-missing', `${galleryMessages.missing}: expected an object, found ${found}`, start);
    }
    case 'unreadable': {
      const { message, index } = data.problem;
      const text_ = `${galleryMessages.unparseable} (gallery skipped): ${message}${damageHint(text.text)}`;
      return dataProblem('gallery-data-undecodable', text_, index);
    }
  }
}

const dataProblem = (ruleId: Problem['ruleId'], message: string, index: number): Problem => ({
  ruleId,
  message,
  index,
  pointer: '',
});

/** Returns the likely cause of a damaged attribute, as the end of a sentence: site#block-json. */
function damageHint(text: string): string {
  if (/\{\{|\{%|\{@|\{\.\w/.test(text)) return '; it contains a template tag that was not replaced';
  if (/^\s*[[{]\s*\\$/.test(text)) return '; its quotes are escaped with backslashes, so the attribute ends at the first one';
  if (/^\s*[[{]\s*\\"/.test(text)) return '; its quotes are escaped with backslashes';
  if (/^\s*[[{]\s*$/.test(text)) return '; its quotes are not written as &quot;, so the attribute ends at the first one';
  if (/^\s*[[{]\s*&/.test(text)) return '; its quotes are encoded twice';
  return '';
}
