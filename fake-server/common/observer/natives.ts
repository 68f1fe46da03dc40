// The browser's own functions, as they are before a page can replace them.

export const { apply, construct, defineProperty, get, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, set } = Reflect;
export const { create } = Object;
export const ProxyClass = Proxy;

const PromiseClass = Promise;
const promiseThen = Promise.prototype.then;

/** Calls one of the functions when a promise of the browser is settled. Other values are ignored. */
export function whenSettled(result: unknown, onValue: (value: unknown) => void, onError: () => void): void {
  if (result instanceof PromiseClass) apply(promiseThen, result, [onValue, onError]);
}

export type Callable = (...args: unknown[]) => unknown;
