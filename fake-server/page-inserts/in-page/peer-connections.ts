import { getterOf } from './built-ins.ts';

/**
 * Removes the constructors of peer connections, which send packets to any host: a content security policy does not stop them. Frames without
 * a page of their own get new ones, so that these are removed when a frame is inserted, is loaded (`removeAll`, for a listener) or is read.
 * A document of `srcdoc`, of `blob:`, of data or of `javascript:` may be faster, and only `Connection-Allowlist` stops it.
 */
export function createPeerSeal(): { removeAll(): void } {
  const { deleteProperty } = Reflect;
  const remove = (of: Window): void => {
    try {
      for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection']) deleteProperty(of, name);
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
