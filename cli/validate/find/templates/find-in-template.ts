import { findInPage, type ItemSink } from '../find-items.ts';
import { sliceOf } from '../../text/mapped-text.ts';
import { astroHoles, svelteHoles } from './brace-holes.ts';
import { findInJsx } from './find-in-jsx.ts';
import { withHoles } from './holes.ts';
import type { TemplateLanguage } from '../../read/languages.ts';
import { literalPage } from './literal-page.ts';
import { phpHoles } from './php-holes.ts';
import { mustacheHoles, tagHoles } from './tag-holes.ts';

/** Words of pages with items. Most templates have none of them. */
const itemWords = /data-block-json|data-design|data-variants|SQUARESPACE_CONTEXT|sqs-form-block-context/i;

/**
 * Finds items that a template contains literally. An attribute or script with an expression is left out, and so is a block
 * without data, which it may get when the template is rendered.
 */
export function findInTemplate(text: string, language: TemplateLanguage, sink: ItemSink): void {
  if (!itemWords.test(text)) return;
  const literalSink: ItemSink = {
    item({ repeatedAt: _branches, ...item }) {
      // Two branches of a condition may give the same attribute.
      if (item.data.state !== 'missing') sink.item(item);
    },
    // Conditions leave tags open.
    problem: () => {},
  };
  if (language === 'jsx') findInJsx(text, literalSink);
  else findInPage(sliceOf(literalPage(holesOf[language](text)), 0), literalSink);
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
