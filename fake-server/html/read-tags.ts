import { Tokenizer } from 'htmlparser2';

/** A start tag at `[from, to)` of the text. Names are in lower case. Of equal attributes the first one counts. */
export interface OpenedTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly from: number;
  readonly to: number;
}

export interface TagHandlers {
  onOpened(tag: OpenedTag): void;
  onClosed(name: string, from: number, to: number): void;
  onText(from: number, to: number): void;
  /** Called with the start of a character reference in the text. */
  onEntity(from: number): void;
  /** Called with the end of a declaration, such as the doctype. */
  onDeclared(to: number): void;
}

const ignore = () => undefined;

/** Calls the handlers for the tags of HTML with their offsets, in order. The content of scripts and styles is text. Never throws. */
export function readTags(
  text: string,
  { onOpened = ignore, onClosed = ignore, onText = ignore, onEntity = ignore, onDeclared = ignore }: Partial<TagHandlers>,
): void {
  let from = 0;
  let name = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';
  let close = 0;
  const onTagEnd = (end: number) => onOpened({ name, attributes, from, to: end + 1 });
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        name = text.slice(start, end).toLowerCase();
        attributes = new Map();
        from = start - 1;
      },
      onattribname(start, end) {
        attribute = text.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += text.slice(start, end);
      },
      onattribentity(codepoint) {
        value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: onTagEnd,
      onselfclosingtag: onTagEnd,
      onclosetag(start, end) {
        // Each `>` is searched once: end tags without one would otherwise be searched to the end of the page, each of them.
        if (close < end) close = text.indexOf('>', end);
        if (close < 0) close = text.length;
        onClosed(text.slice(start, end).toLowerCase(), start - 2, Math.min(close + 1, text.length));
      },
      ontext: onText,
      ontextentity: (_codepoint, end) => onEntity(text.lastIndexOf('&', end - 1)),
      ondeclaration: (_start, end) => onDeclared(end + 1),
      oncdata: ignore,
      oncomment: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(text);
  tokenizer.end();
}
