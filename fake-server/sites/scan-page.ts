import { isSavedBySingleFile } from './missing-context.ts';
import { isPlatformDriver, isPlatformScript } from './platform-scripts.ts';
import { type OpenedTag, readTags } from './read-tags.ts';

type LeftOut = readonly [from: number, to: number, name: string];

/** Places in a page's text. */
export interface PageScan {
  /** Right after the head's start tag; without one, where a head would begin. */
  readonly headStart: number;
  /** Where the head ends: the last place for a script in it. */
  readonly headEnd: number;
  /** What is left out, `[from, to)` and a name for people, in order: the platform's own script tags, and the policy that SingleFile adds to what it saves. */
  readonly leftOut: readonly LeftOut[];
  /** A policy in the page that may forbid our script, as written. */
  readonly contentPolicy: string | null;
}

const headTags: ReadonlySet<string> = new Set(
  'html head base basefont bgsound link meta title noscript noframes style script template'.split(' '),
);
/** End tags that begin a body where none is open. */
const bodyImplying: ReadonlySet<string> = new Set(['body', 'html', 'br']);
const opaque: ReadonlySet<string> = new Set(['noscript', 'template']);

interface OpenScript {
  readonly from: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly contentFrom: number;
}

/**
 * Reads a page's tags by their offsets; nothing is parsed into a tree, so nothing can be printed differently. The head ends at
 * its end tag, else at the body's start tag, else before the first thing that no head may hold. Tags in comments, scripts,
 * noscript and template elements do not count. Never throws.
 */
export function scanPage(text: string): PageScan {
  const tags: LeftOut[] = [];
  let script: OpenScript | null = null;
  let rawContent: string | null = null;
  let opaqueDepth = 0;
  let contentPolicy: string | null = null;
  let headStart: number | null = null;
  let explicitEnd: number | null = null;
  let bodyStart: number | null = null;
  let implicitEnd: number | null = null;
  let rootEnd = 0;

  const isSingleFile = isSavedBySingleFile(text);
  const headIsOver = () => explicitEnd !== null || bodyStart !== null;
  const onOpened = ({ name, attributes, from, to }: OpenedTag) => {
    if (name === 'script' || name === 'title' || name === 'style' || name === 'textarea') rawContent = name;
    if (opaque.has(name)) opaqueDepth += 1;
    if (name === 'script') script = { from, attributes, contentFrom: to };
    if (opaqueDepth > 0) return;
    if (name === 'link' && isScriptPreload(attributes)) tags.push([from, to, fileNameOf(attributes.get('href') ?? '')]);
    if (name === 'html') rootEnd = to;
    if (name === 'head') headStart ??= to;
    if (name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy') {
      // It is not the page's own, and forbids every script file, ours too.
      if (isSingleFile) tags.push([from, to, 'content security policy of SingleFile']);
      else contentPolicy ??= attributes.get('content') ?? '';
    }
    if (name === 'body' && !headIsOver()) bodyStart = from;
    else if (!headTags.has(name)) implicitEnd ??= from;
  };
  const onClosed = (closed: string, from: number, to: number) => {
    if (closed === 'script' && script) {
      const content = text.slice(script.contentFrom, from);
      if (isPlatformTag(script, content, !headIsOver())) tags.push([script.from, to, nameOf(script, content)]);
      script = null;
    }
    if (rawContent === closed) rawContent = null;
    if (opaque.has(closed)) opaqueDepth = Math.max(0, opaqueDepth - 1);
    if (opaqueDepth > 0) return;
    if (closed === 'head' && !headIsOver()) explicitEnd = from;
    else if (bodyImplying.has(closed)) implicitEnd ??= from;
  };

  readTags(text, {
    onOpened,
    onClosed,
    onText(from, to) {
      const isContent = rawContent === null && opaqueDepth === 0 && implicitEnd === null;
      const at = isContent ? text.slice(from, to).search(/[^\s\u00ef\u00bb\u00bf\ufeff]/) : -1;
      if (at >= 0) implicitEnd = from + at;
    },
    onEntity(from) {
      if (rawContent === null && opaqueDepth === 0) implicitEnd ??= from;
    },
    onDeclared(to) {
      rootEnd = Math.max(rootEnd, to);
    },
  });

  const headEnd = explicitEnd ?? bodyStart ?? implicitEnd ?? text.length;
  return { headStart: headStart ?? Math.min(rootEnd, headEnd), headEnd, leftOut: tags, contentPolicy };
}

const isPlatformTag = ({ attributes }: OpenScript, content: string, inHead: boolean): boolean => {
  const source = attributes.get('src');
  return source === undefined ? inHead && isPlatformDriver(content) : isPlatformScript(source, attributes);
};

const nameOf = ({ attributes }: OpenScript, content: string): string => {
  const source = attributes.get('src');
  return source === undefined ? content.replace(/[\s;]+/g, ' ').trim() : fileNameOf(source);
};

const fileNameOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/^.*\//, '');

const isScriptPreload = (attributes: ReadonlyMap<string, string>): boolean => {
  const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  const loadsScript =
    relations.includes('modulepreload') ||
    ((relations.includes('preload') || relations.includes('prefetch')) && attributes.get('as')?.toLowerCase() === 'script');
  return loadsScript && isPlatformScript(attributes.get('href') ?? '', attributes);
};
