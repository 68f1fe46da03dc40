import { putAttribute } from '../../browser/build-element.ts';
import { followMarks } from '../../browser/follow-marks.ts';
import { lockScroll } from '../../browser/lock-scroll.ts';
import { pageScheme } from '../../browser/page-colour.ts';
import { pageWide } from '../../browser/page-wide.ts';
import { isVisible } from '../../browser/seen.ts';
import { keepBannerOnTop } from './banner-on-top.ts';
import { groundOf, levelInPage } from './modal-ground.ts';

export interface ModalOptions {
  /**
   * Called by Escape, by a press beside the box (not of an alert), by Android's back gesture, and when the page's scripts close,
   * hide or remove the element.
   */
  readonly onClose: () => void;
  /** Gets the focus: the first control unless given. */
  readonly focus?: HTMLElement | null;
  /** Returns the element that gets the focus afterwards; the one that had it before unless given. */
  readonly returnFocus?: () => HTMLElement | null | undefined;
  /** Further elements that stay usable, such as the buttons that close it. */
  readonly beside?: readonly Element[];
  /** The page keeps its scrollbar, because the element takes every scroll itself. */
  readonly keepsScrollbar?: boolean;
}

interface OpenModal {
  readonly root: HTMLElement;
  readonly kept: readonly Element[];
  readonly onClose: () => void;
  readonly isOwn: boolean;
}

declare module '../../browser/page-wide.ts' {
  interface PageWide {
    readonly modals: Modals;
  }
}

const controls = 'a[href],button,input:not([type=hidden]),select,textarea';

/**
 * Makes an element the only part of the page that a visitor uses: site#modal. A `<dialog>` fills the window, so that a press on
 * itself is one beside its box; an element that is not on the page yet is appended to the body. It is no modal `<dialog>`: that
 * would make everything inert that other scripts append to the body (site#modal-third-parties). Returns a function that ends
 * this, and takes an appended element away.
 */
export function makeModal(root: HTMLElement, options: ModalOptions): () => void {
  const { beside = [], onClose } = options;
  const modals = pageWide('modals', createModals);
  const before = document.activeElement;
  const isOwn = !root.isConnected;
  if (isOwn) parentOfLayers().append(root);
  const modal: OpenModal = { root, kept: [root, ...beside], onClose, isOwn };
  const undo: (() => void)[] = [];
  if (root instanceof HTMLDialogElement) {
    root.open = true;
    root.style.colorScheme = pageScheme(document) ?? '';
  }
  // Not `aria-modal`, which would hide the layers of other scripts from screen readers: the page is inert.
  root.setAttribute('data-ss-modal', '');
  const tabIndex = root.getAttribute('tabindex');
  root.tabIndex = -1;
  undo.push(() => {
    root.removeAttribute('data-ss-modal');
    putAttribute(root, 'tabindex', tabIndex);
  });
  undo.push(modals.add(modal), keepBannerOnTop(root));
  if (!options.keepsScrollbar) undo.push(modals.lock());
  if (root instanceof HTMLDialogElement) undo.push(listenToDialog(root, onClose));
  undo.push(watchCloseRequests(onClose));
  (options.focus ?? root.querySelector<HTMLElement>(controls) ?? root).focus({ preventScroll: true });
  // The page would stay inert below a layer that is not shown: site#modal-hidden.
  if (isShown(root)) undo.push(followMarks([root], ['open', 'hidden', 'class', 'style'], () => isShown(root) || onClose()));
  return () => {
    if (undo.length === 0) return;
    const hasFocus = !document.activeElement || document.activeElement === document.body || root.contains(document.activeElement);
    for (const each of undo.splice(0).reverse()) each();
    if (root instanceof HTMLDialogElement) root.open = false;
    if (isOwn) root.remove();
    const next = options.returnFocus ? options.returnFocus() : before;
    if (hasFocus && next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
  };
}

/**
 * Returns the element that layers over the page are appended to: the body, whose font, language and direction they inherit. A
 * body with a transform or a filter would be what `position: fixed` refers to; its parent then.
 * https://drafts.csswg.org/css-transforms-1/#containing-block-for-all-descendants
 */
export function parentOfLayers(): HTMLElement {
  const { transform, filter, perspective, contain, willChange } = getComputedStyle(document.body);
  const isFrame =
    [transform, filter, perspective].some((value) => value !== 'none' && value !== '') ||
    /paint|layout|strict|content|transform|filter|perspective/.test(`${contain} ${willChange}`);
  return isFrame ? document.documentElement : document.body;
}

const isShown = (root: HTMLElement): boolean =>
  isVisible(root) && !root.hidden && !(root instanceof HTMLDialogElement && !root.open);

/** Closes by a press that begins and ends beside the box: selecting text may end there. An alert waits for its buttons. */
function listenToDialog(root: HTMLDialogElement, onClose: () => void): () => void {
  const controller = new AbortController();
  let pressed: EventTarget | null = null;
  root.addEventListener('pointerdown', ({ target }) => (pressed = target), controller);
  const isBeside = (target: EventTarget | null): boolean =>
    target === root && pressed === root && !root.matches('[role=alertdialog]');
  root.addEventListener('click', ({ target }) => isBeside(target) && onClose(), controller);
  // A script of the page has closed it.
  root.addEventListener('close', ({ target }) => target === root && onClose(), controller);
  return () => controller.abort();
}

/** Android's back gesture. https://developer.mozilla.org/docs/Web/API/CloseWatcher */
function watchCloseRequests(onClose: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => EventTarget & { destroy(): void } };
  const watcher = CloseWatcher && new CloseWatcher();
  watcher?.addEventListener('close', onClose);
  return () => watcher?.destroy();
}

interface Modals {
  /** Adds the top one. The returned function removes it, which may not be the top one. */
  add(modal: OpenModal): () => void;
  /** Keeps the page from scrolling until every returned function is called. */
  lock(): () => void;
}

function createModals(): Modals {
  const stack: OpenModal[] = [];
  const inert = new Set<HTMLElement>();
  const added = new WeakSet<Element>();
  let locks = 0;
  let unlock = () => {};
  const settle = (): void => {
    const top = stack[stack.length - 1];
    const ground = top
      ? groundOf(top.kept, { has: (one) => added.has(one) && !stack.some(({ root }) => one.contains(root)) })
      : null;
    for (const element of inert) {
      if (ground?.has(element)) continue;
      element.inert = false;
      inert.delete(element);
    }
    for (const element of ground ?? []) {
      if (element.inert) continue;
      element.inert = true;
      inert.add(element);
    }
    observer.disconnect();
    if (!top) return;
    for (const parent of [document.documentElement, document.body]) observer.observe(parent, { childList: true });
    // A layer that other scripts raise later.
    for (const element of inert) observer.observe(element, { attributes: true, attributeFilter: ['style', 'class', 'hidden'] });
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && !node.matches('body')) added.add(node);
    for (const modal of [...stack]) {
      if (modal.root.isConnected) continue;
      const isAlone = records.every(({ removedNodes }) => [...removedNodes].every((node) => node === modal.root));
      if (!modal.isOwn || isAlone) modal.onClose();
      else {
        // A template that changes pages by script has replaced the content of the body.
        document.body.append(modal.root);
        modal.root.focus({ preventScroll: true });
      }
    }
    settle();
  });
  addEventListener('keydown', (event) => {
    const top = stack[stack.length - 1];
    if (!top || event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const target = event.target as Node;
    // In a layer of another script the key belongs to that.
    if (target !== document.body && target.parentNode !== document && !top.kept.some((each) => each.contains(target))) return;
    event.preventDefault();
    top.onClose();
  });
  // For browsers without `inert`.
  addEventListener('focusin', ({ target }) => {
    if ([...inert].some((element) => element.contains(target as Node)))
      stack[stack.length - 1]?.root.focus({ preventScroll: true });
  });
  return {
    add(modal) {
      const below = stack[stack.length - 1];
      if (below && levelInPage(modal.root) < levelInPage(below.root)) modal.root.style.zIndex = `${levelInPage(below.root) + 1}`;
      stack.push(modal);
      settle();
      return () => {
        stack.splice(stack.indexOf(modal), 1);
        settle();
      };
    },
    lock() {
      if (locks === 0) unlock = lockScroll(document);
      locks += 1;
      return () => {
        locks -= 1;
        if (locks === 0) unlock();
      };
    },
  };
}
