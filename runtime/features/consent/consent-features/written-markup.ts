import { warn } from '../../../browser/console.ts';
import { trustedHtml } from '../../../browser/trusted-types.ts';
import { consentMessages } from '../../../contract/consent/constants.ts';
import { isExecutable } from './release-script.ts';

/**
 * Inserts what held-back scripts write with `document.write` after the script: consent#held-back-writing. The browser would
 * replace the page, because its HTML is complete. Scripts in the markup wait as held-back ones, so that they run in turn.
 * @param isHeldBack returns whether a script has been held back.
 * @param isReplaying returns whether handlers of an event that is over are running, after which there is no place to write to.
 */
export function catchWrittenMarkup(
  document: Document,
  isHeldBack: (script: Element) => boolean,
  isReplaying: () => boolean,
): void {
  const texts = new Map<HTMLOrSVGScriptElement, string>();
  const flush = (script: HTMLOrSVGScriptElement) => {
    const html = texts.get(script) ?? '';
    texts.delete(script);
    insert(script, html);
  };
  /** Returns the script whose writing would replace the page; a script that such a script has inserted counts too. */
  const writer = () => {
    const script = document.currentScript;
    const isParsing = document.readyState === 'loading';
    return script && (isHeldBack(script) || (!isParsing && !script.hasAttribute('src'))) ? script : null;
  };
  const replace = (name: 'write' | 'writeln' | 'open' | 'close', run: (...parts: string[]) => unknown) => {
    const native = document[name] as (...parts: string[]) => unknown;
    Object.defineProperty(document, name, {
      configurable: true,
      writable: true,
      value(...parts: string[]) {
        if (writer()) return run(...parts);
        if (!isReplaying()) return native.apply(document, parts);
        warn(consentMessages.lateWriting(parts.join('').slice(0, 100)));
        return undefined;
      },
    });
  };
  const write =
    (end: string) =>
    (...parts: string[]) => {
      const script = writer();
      if (!script) return;
      // When the script has ended; before its load event.
      if (!texts.has(script)) void Promise.resolve().then(() => flush(script));
      texts.set(script, (texts.get(script) ?? '') + parts.join('') + end);
    };
  replace('write', write(''));
  replace('writeln', write('\n'));
  replace('open', () => document);
  replace('close', () => {});
}

const metadata = 'script,style,link,meta,base,noscript,template,title';

function insert(script: HTMLOrSVGScriptElement, html: string): void {
  const { ownerDocument: document } = script;
  const { content } = Object.assign(document.createElement('template'), { innerHTML: trustedHtml(html) });
  for (const written of Array.from(content.querySelectorAll('script'))) {
    if (!isExecutable(written.type)) continue;
    if (written.type) written.dataset.type = written.type;
    written.type = 'text/plain';
    written.dataset.ssConsent = '';
  }
  const isInBody = !script.closest('head') || Array.from(content.children).every((element) => element.matches(metadata));
  if (script.isConnected && isInBody) script.after(content);
  else if (script.isConnected) document.body.prepend(content);
  else document.body.append(content);
}
