import type { TemplateLanguage } from '../../read/languages.ts';
import { sliceOf } from '../../text/mapped-text.ts';
import { findInPage } from '../find-items.ts';
import type { Found } from '../found.ts';
import { astroHoles, svelteHoles } from './brace-holes.ts';
import { findInJsx } from './find-in-jsx.ts';
import { withHoles } from './holes.ts';
import { literalPage } from './literal-page.ts';
import { phpHoles } from './php-holes.ts';
import { mustacheHoles, tagHoles } from './tag-holes.ts';

/** Words of pages with items. Most templates have none of them. */
const itemWords = /data-block-json|data-design|data-variants|SQUARESPACE_CONTEXT|sqs-form-block-context/i;

/**
 * Yields the items that a template contains literally. An attribute or script with an expression is left out, and so is a block
 * without data, which it may get when the template is rendered.
 */
export function* findInTemplate(text: string, language: TemplateLanguage): Generator<Found> {
  if (!itemWords.test(text)) return;
  const all = language === 'jsx' ? findInJsx(text) : findInPage(sliceOf(literalPage(holesOf[language](text)), 0));
  for (const found of all) {
    // Conditions leave tags open, which are problems of pages.
    if (!('item' in found)) continue;
    // Two branches of a condition may give the same attribute.
    const { repeatedAt: _branches, ...item } = found.item;
    if (item.data.state !== 'missing') yield { item };
  }
}

const holesOf: Readonly<Record<Exclude<TemplateLanguage, 'jsx'>, (text: string) => string>> = {
  vue: (text) => mustacheHoles(withClosedTags(vueParts(text))),
  svelte: (text) => svelteHoles(withClosedTags(text)),
  astro: (text) => astroHoles(withClosedTags(text)),
  php: phpHoles,
  tags: tagHoles,
};

/** Returns the text of a component whose `<template>` is an element like others; in a page its content would be inert. */
const vueParts = (text: string): string =>
  withHoles(text, /<template[^<>]*\slang\s*=\s*["']?(?!html)\w[\s\S]*?(?:<\/template>|$)/gi).replace(
    /(<\/?)template(?=[\s>/])/gi,
    '$1vue-part',
  );

/** Returns a text whose self-closing `<script />` and `<textarea />` are other elements, because HTML does not close them. */
const withClosedTags = (text: string): string =>
  text.replace(/<(?:script|style|textarea|title|iframe|noscript|xmp)(?=[\s/])[^<>]*\/>/gi, (tag) => `<x${tag.slice(2)}`);
