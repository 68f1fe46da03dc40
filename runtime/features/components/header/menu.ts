import { followMarks } from '../../../browser/follow-marks.ts';
import { decodeLink, type LinkCategory } from '../../../contract/links/link.ts';
import { makeModal } from '../../../ui/dom/modal.ts';
import { makePressable } from '../../../ui/dom/pressable.ts';

/** Links that do not leave the page: to an element, a telephone number, an e-mail address or a download. */
const staying: readonly LinkCategory[] = ['anchor', 'misc-protocol', 'file'];

/** The platform's mark of an open menu: its style sheets show the menu by it. */
const openClass = 'header--menu-open';

/** Opens the menu over the page by its menu buttons. The returned function undoes everything. site#header-menu */
export function openMenu(header: HTMLElement): () => void {
  const menu = header.querySelector<HTMLElement>('.header-menu');
  const burgers = Array.from(header.querySelectorAll<HTMLElement>('.header-burger-btn'));
  if (!menu || burgers.length === 0) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  const folders = createFolders(menu);
  let closePage: (() => void) | undefined;
  let opener: HTMLElement | undefined;
  menu.id ||= 'ss-header-menu';

  const close = (): void => {
    if (!closePage) return;
    folders.toRoot();
    closePage();
    closePage = undefined;
    menu.removeAttribute('data-ss-open');
    document.body.classList.remove(openClass);
    describe(burgers, menu, false);
  };
  const open = (burger: HTMLElement): void => {
    opener = burger;
    // The bar of the header stays visible above the links.
    menu.style.paddingTop = `${header.querySelector('.header-announcement-bar-wrapper')?.getBoundingClientRect().bottom ?? 0}px`;
    menu.setAttribute('data-ss-open', '');
    folders.root?.classList.add('header-menu-nav-folder--active');
    document.body.classList.add(openClass);
    closePage = makeModal(menu, {
      onClose: () => (folders.isOpen ? folders.toRoot() : close()),
      focus: burger,
      returnFocus: () => opener,
      beside: burgers,
    });
    describe(burgers, menu, true);
  };

  const follow = (): void => {
    const isWanted = document.body.classList.contains(openClass);
    const [burger] = burgers.filter((each) => each.getClientRects().length > 0);
    if (isWanted === !!closePage) return;
    if (isWanted) open(burger ?? (burgers[0] as HTMLElement));
    else close();
  };
  const stop = followMarks([document.body], ['class'], follow);

  describe(burgers, menu, false);
  for (const burger of burgers) burger.addEventListener('click', () => (closePage ? close() : open(burger)), { signal });
  menu.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a') : null;
      if (!link) return;
      if (link.matches('[data-action=back]')) {
        event.preventDefault();
        return folders.toRoot();
      }
      if (link.matches('[data-folder-id]') && panelOf(menu, link)) {
        event.preventDefault();
        return folders.open(link);
      }
      // Such a link loads no new page, which would close the menu.
      const href = link.getAttribute('href');
      if (href?.includes('#') || staying.includes(decodeLink(href).category)) close();
    },
    { signal },
  );
  // A wider window may show no button that closes the menu.
  addEventListener('resize', () => opener?.getClientRects().length === 0 && close(), { signal });
  return () => {
    stop();
    close();
    controller.abort();
    folders.dispose();
    menu.style.removeProperty('padding-top');
    for (const burger of burgers)
      for (const name of ['aria-label', 'aria-expanded', 'aria-controls']) burger.removeAttribute(name);
  };
}

/** Names the burgers by their hidden titles, and marks whether the menu is open. */
function describe(burgers: readonly HTMLElement[], menu: HTMLElement, isOpen: boolean): void {
  for (const burger of burgers) {
    const text = burger.querySelector(`.js-header-burger-${isOpen ? 'close' : 'open'}-title`)?.textContent?.trim();
    if (text) burger.setAttribute('aria-label', text);
    burger.setAttribute('aria-expanded', `${isOpen}`);
    burger.setAttribute('aria-controls', menu.id);
    burger.classList.toggle('burger--active', isOpen);
  }
}

/**
 * The folders of a menu, each in a panel. A panel inside another one is moved out of it until `dispose`, because the platform's
 * style sheets would hide it with the outer panel.
 */
function createFolders(menu: HTMLElement) {
  const root = menu.querySelector<HTMLElement>('[data-folder=root]');
  const nested = Array.from(menu.querySelectorAll<HTMLElement>('[data-folder] [data-folder]'), (panel) => {
    const place = menu.ownerDocument.createComment('');
    panel.replaceWith(place);
    return { panel, place };
  });
  for (const { panel } of nested) (root?.parentElement ?? menu).append(panel);
  const restorers: (() => void)[] = [];
  for (const link of menu.querySelectorAll<HTMLElement>('a[data-folder-id]')) {
    if (!panelOf(menu, link)) continue;
    restorers.push(makePressable(link));
    link.setAttribute('aria-expanded', 'false');
  }
  for (const link of menu.querySelectorAll<HTMLElement>('[data-action=back]')) restorers.push(makePressable(link));
  let folder: { readonly panel: HTMLElement; readonly link: HTMLElement } | undefined;
  return {
    root,
    get isOpen() {
      return !!folder;
    },
    toRoot(): void {
      if (!folder) return;
      const { panel, link } = folder;
      folder = undefined;
      panel.removeAttribute('data-ss-open');
      panel.classList.remove('header-menu-nav-folder--active');
      root?.classList.remove('header-menu-nav-folder--open');
      for (const aside of menu.querySelectorAll('[data-ss-aside]')) aside.removeAttribute('data-ss-aside');
      link.setAttribute('aria-expanded', 'false');
      link.focus();
    },
    open(link: HTMLElement): void {
      const panel = panelOf(menu, link);
      if (!panel) return;
      folder = { panel, link };
      // Marks everything beside the panel and beside its ancestors, so that CSS hides it.
      for (let at: Element = panel; at !== menu && at.parentElement; at = at.parentElement)
        for (const sibling of at.parentElement.children)
          if (sibling !== at && !sibling.matches('.header-menu-bg')) sibling.setAttribute('data-ss-aside', '');
      panel.setAttribute('data-ss-open', '');
      panel.classList.add('header-menu-nav-folder--active');
      root?.classList.add('header-menu-nav-folder--open');
      link.setAttribute('aria-expanded', 'true');
      panel.querySelector<HTMLElement>('a,button')?.focus();
    },
    dispose(): void {
      for (const { panel, place } of nested) place.replaceWith(panel);
      for (const restore of restorers) restore();
    },
  };
}

const panelOf = (menu: HTMLElement, { dataset }: HTMLElement): HTMLElement | null =>
  dataset.folderId ? menu.querySelector<HTMLElement>(`[data-folder="${CSS.escape(dataset.folderId)}"]`) : null;
