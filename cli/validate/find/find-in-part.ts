import type { InputProblem } from '../read/input-problem.ts';
import { isTemplate } from '../read/languages.ts';
import type { InputPart } from '../read/read-input.ts';
import { sliceOf } from '../text/mapped-text.ts';
import { findInJson, findInPageParts, findInScript } from './find-items.ts';
import { type Found, isOfKind } from './found.ts';
import type { ItemKind } from './item.ts';
import { itemsByForce } from './items-in-value.ts';
import { readJson } from './literals/read-json.ts';
import type { LiteralProblem } from './literals/string-literal.ts';
import { type PagePart, partsOfPage } from './page-parts.ts';
import { readDocument } from './read-document.ts';
import { findInTemplate } from './templates/find-in-template.ts';

/**
 * Yields the items of a kind in a part of an input, and its problems, in order. `pageParts`: the parts of a page, where they are
 * known.
 */
export function* findInPart(part: InputPart, kind: 'auto' | ItemKind, pageParts?: readonly PagePart[]): Generator<Found> {
  const { format, source, problem } = part;
  const text = sliceOf(source.text, 0);
  if (problem) yield { problem };
  else if (format === 'json' || format === 'line') yield* findInDocument(part, kind);
  else if (format === 'html') yield* ofKind(kind, findInPageParts(pageParts ?? partsOfPage(source.text), text));
  else if (isTemplate(format)) yield* ofKind(kind, findInTemplate(source.text, format));
  else yield* ofKind(kind, findInScript(text));
}

function* ofKind(kind: 'auto' | ItemKind, all: Iterable<Found>): Generator<Found> {
  for (const found of all) if (isOfKind(found, kind)) yield found;
}

/** Finds the items of a document or line. Without an item of the kind, its values themselves are taken for items. */
function* findInDocument(part: InputPart, kind: 'auto' | ItemKind): Generator<Found> {
  const { format, source, isNamed } = part;
  const read = format === 'json' ? readDocument(source, isNamed) : readJson(source.text);
  if ('problem' in read) {
    yield { problem: syntaxProblem(read.problem) };
    return;
  }
  const text = sliceOf(source.text, 0);
  let hasItems = false;
  for (const found of ofKind(kind, findInJson(text, read.node))) {
    hasItems ||= 'item' in found;
    yield found;
  }
  if (kind === 'auto' || hasItems) return;
  for (const item of itemsByForce(text, read.node, kind)) yield { item };
}

const syntaxProblem = ({ message, index: offset, tooLarge }: LiteralProblem): InputProblem =>
  tooLarge
    ? { ruleId: 'input-too-large', message: `cannot be read at once: ${message}`, offset }
    : { ruleId: 'json-syntax', message: `this is not JSON: ${message}`, offset };
