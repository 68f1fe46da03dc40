/** Resolves at the target's next event of this type. */
export const once = (target: EventTarget, type: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
