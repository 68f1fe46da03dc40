import type { TokenizerCallbacks } from 'htmlparser2';

/** Callbacks of a tokenizer that take no notice of texts, comments and declarations. */
export abstract class SilentCallbacks implements TokenizerCallbacks {
  abstract isInForeignContext(): boolean;
  abstract onopentagname(start: number, end: number): void;
  abstract onopentagend(end: number): void;
  abstract onclosetag(start: number, end: number): void;
  abstract onattribname(start: number, end: number): void;
  abstract onattribend(quote: number, end: number): void;
  onselfclosingtag(_end: number): void {}
  onattribdata(_start: number, _end: number): void {}
  onattribentity(_codepoint: number): void {}
  ontext(): void {}
  ontextentity(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}
}
