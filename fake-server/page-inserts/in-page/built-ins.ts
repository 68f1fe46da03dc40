/**
 * Built-ins as they were before the page ran. A script of the page may replace those of the window, and would open the seal by
 * it.
 */
const { apply } = Reflect;
const { document } = window;
export const { URL, encodeURIComponent: encode, queueMicrotask } = window;

/** Returns a function that calls a method of a prototype, whatever the page has put in its place. */
export const methodOf =
  <This, Arguments extends readonly unknown[], Result>(method: (this: This, ...parts: Arguments) => Result) =>
  (owner: This, ...parts: Arguments): Result =>
    apply(method, owner, parts);

/** Returns a function that reads an accessor of a prototype; for a class that the browser lacks, one that returns undefined. */
export function getterOf<Owner extends object, Name extends keyof Owner & string>(
  owner: { readonly prototype: Owner } | undefined,
  name: Name,
): (of: Owner) => Owner[Name] {
  const get = owner && Object.getOwnPropertyDescriptor(owner.prototype, name)?.get;
  return (of) => (get ? apply(get, of, []) : undefined) as Owner[Name];
}

export const preventDefault = methodOf(Event.prototype.preventDefault);
export const isCancelable = getterOf(Event, 'cancelable');
export const protocolOf = getterOf(URL, 'protocol');
export const originOf = getterOf(URL, 'origin');
export const hrefOf = getterOf(URL, 'href');
export const matches = methodOf(RegExp.prototype.exec);

export const listenTo = methodOf(EventTarget.prototype.addEventListener);

/** Elements before the seal's may have the names of properties of the document: `<img name="currentScript">`. */
export const { dataset: ownData } = getterOf(Document, 'currentScript')(document) as HTMLScriptElement;
const baseOf = getterOf(Node, 'baseURI');
export const baseAddress = (): string => baseOf(document);
