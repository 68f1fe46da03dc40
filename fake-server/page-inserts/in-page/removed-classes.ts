import { getterOf } from './built-ins.ts';

const peers = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'];

/**
 * Removes the classes by which a page sends packets or requests that its policy does not stop: peer connections, and in browsers
 * without `Connection-Allowlist` shared workers, since one of `blob:` has no policy in WebKit. Frames without a page of their own
 * get new ones, so that these are removed when a frame is inserted, is loaded (`removeAll`, for a listener) or is read. A frame
 * in a shadow tree, in another frame or of data may be faster, and only `Connection-Allowlist` stops it.
 */
export function createClassSeal(hasAllowlist: boolean): { removeAll(): void } {
  const names = hasAllowlist ? peers : [...peers, 'SharedWorker'];
  const { deleteProperty } = Reflect;
  const remove = (of: Window): void => {
    try {
      for (let at = 0; at < names.length; at += 1) deleteProperty(of, names[at] as string);
      for (let at = 0; at < of.length; at += 1) remove(of[at] as Window);
    } catch {
      // A document of another origin.
    }
  };
  const removeAll = () => remove(window);
  new MutationObserver(removeAll).observe(document, { childList: true, subtree: true });
  for (const frame of [HTMLIFrameElement, HTMLFrameElement, HTMLObjectElement]) {
    const windowOf = getterOf<HTMLIFrameElement, 'contentWindow'>(frame as never, 'contentWindow');
    for (const name of ['contentWindow', 'contentDocument'] as const) {
      const read = getterOf<HTMLIFrameElement, typeof name>(frame as never, name);
      Object.defineProperty(frame.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: HTMLIFrameElement) {
          const of = windowOf(this);
          // That of a frame in a shadow tree is not among the frames of the window.
          if (of) remove(of);
          return read(this);
        },
      });
    }
  }
  return { removeAll };
}
