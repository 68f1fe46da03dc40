import { isSavedBySingleFile } from './missing-context.ts';
import { isPlatformDriver, isPlatformScript } from './platform-scripts.ts';
import { type StartTag, tokenize } from './tokenize.ts';

/** A removed range `[from, to)` of a page, with its name in reports. */
interface LeftOut {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** Offsets in a page's text. */
export interface PageScan {
  /** Directly after the head's start tag; without one, the place where a head would begin. */
  readonly headStart: number;
  /** The last place for a script in the head. */
  readonly headEnd: number;
  /**
   * The platform's own script tags, and what SingleFile adds to pages that it saves: a policy, and a rule that hides; in order.
   */
  readonly leftOut: readonly LeftOut[];
  /** A content security policy of the page that may forbid the runtime's script, as written. */
  readonly contentPolicy: string | null;
}

const headTags: ReadonlySet<string> = new Set(
  'html head base basefont bgsound link meta title noscript noframes style script template'.split(' '),
);
/**
 * End tags that begin a body when none is open:
 * https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode.
 */
const bodyImplying: ReadonlySet<string> = new Set(['body', 'html', 'br']);

/** The style element that SingleFile adds for elements without a box. */
const hidingRule = /^<style>\.sf-hidden\s*\{[^{}]*\}\s*<\/style>$/i;

interface OpenScript {
  readonly from: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly contentFrom: number;
}

/**
 * Finds places in a page by its tags' offsets, without a tree, so that edits keep every other byte. The head ends at
 * its end tag, else at the body's start tag, else before the first content that a head cannot contain. Tags in comments, scripts,
 * noscript and template elements are ignored. Never throws.
 */
export function scanPage(text: string): PageScan {
  const leftOut: LeftOut[] = [];
  let script: OpenScript | null = null;
  let styleFrom = 0;
  let contentPolicy: string | null = null;
  let headStart: number | null = null;
  let explicitEnd: number | null = null;
  let bodyStart: number | null = null;
  let implicitEnd: number | null = null;
  let rootEnd = 0;

  const isSingleFile = isSavedBySingleFile(text);
  const isNewest = /["']?templateVersion["']?\s*:\s*["']7\.1["']/.test(text);
  const isAfterHead = () => explicitEnd !== null || bodyStart !== null;
  const onStartTag = (tag: StartTag) => {
    const { name, start, end } = tag;
    if (name === 'script') script = { from: start, attributes: tag.values(), contentFrom: end };
    if (name === 'style') styleFrom = start;
    if (tag.isInert) return;
    if (name === 'link' && isScriptPreload(tag.values(), isNewest))
      leftOut.push({ from: start, to: end, name: fileNameOf(tag.value('href') ?? '') });
    if (name === 'html') rootEnd = end;
    if (name === 'head') headStart ??= end;
    if (name === 'meta' && tag.value('http-equiv')?.toLowerCase() === 'content-security-policy') {
      // SingleFile adds a policy that forbids every script file.
      if (isSingleFile) leftOut.push({ from: start, to: end, name: 'content security policy of SingleFile' });
      else contentPolicy ??= tag.value('content') ?? '';
    }
    if (name === 'body' && !isAfterHead()) bodyStart = start;
    else if (!headTags.has(name)) implicitEnd ??= start;
  };
  const onEndTag = (closed: string, from: number, to: number, isInert: boolean) => {
    if (closed === 'script' && script) {
      const content = text.slice(script.contentFrom, from);
      if (isPlatformTag(script, content, { isInHead: !isAfterHead(), isNewest }))
        leftOut.push({ from: script.from, to, name: scriptName(script, content) });
      script = null;
    }
    // What was hidden in the window of that visitor would stay hidden, such as the success message of a form.
    if (closed === 'style' && isSingleFile && hidingRule.test(text.slice(styleFrom, to)))
      leftOut.push({ from: styleFrom, to, name: 'rule of SingleFile that hides' });
    if (isInert) return;
    if (closed === 'head' && !isAfterHead()) explicitEnd = from;
    else if (bodyImplying.has(closed)) implicitEnd ??= from;
  };

  tokenize(text, {
    onStartTag,
    onEndTag,
    onText(from, to, isInert) {
      const isContent = !isInert && implicitEnd === null;
      const at = isContent ? text.slice(from, to).search(/[^\s\u00ef\u00bb\u00bf\ufeff]/) : -1;
      if (at >= 0) implicitEnd = from + at;
    },
    onDeclaration(end) {
      rootEnd = Math.max(rootEnd, end);
    },
  });

  const headEnd = explicitEnd ?? bodyStart ?? implicitEnd ?? text.length;
  return { headStart: headStart ?? Math.min(rootEnd, headEnd), headEnd, leftOut, contentPolicy };
}

const isPlatformTag = (
  { attributes }: OpenScript,
  content: string,
  { isInHead, isNewest }: { readonly isInHead: boolean; readonly isNewest: boolean },
): boolean => {
  const source = attributes.get('src');
  return source === undefined ? isInHead && isPlatformDriver(content) : isPlatformScript(source, attributes, isNewest);
};

/** Returns the file name of a script, or the code of an inline one. */
const scriptName = ({ attributes }: OpenScript, content: string): string => {
  const source = attributes.get('src');
  return source === undefined ? content.replace(/[\s;]+/g, ' ').trim() : fileNameOf(source);
};

const fileNameOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/^.*\//, '');

const isScriptPreload = (attributes: ReadonlyMap<string, string>, isNewest: boolean): boolean => {
  const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  const loadsScript =
    relations.includes('modulepreload') ||
    ((relations.includes('preload') || relations.includes('prefetch')) && attributes.get('as')?.toLowerCase() === 'script');
  return loadsScript && isPlatformScript(attributes.get('href') ?? '', attributes, isNewest);
};
