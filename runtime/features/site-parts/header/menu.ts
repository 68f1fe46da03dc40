import { decodeLink } from '../../../contract/links/link.ts';
import type { LinkCategory } from '../../../contract/links/link-categories.ts';
import { openOver } from './open-over.ts';

/** A place on this page, a call or a mail, a file to keep. Spec 2 §5 "Link categories". */
const staying: readonly LinkCategory[] = ['anchor', 'misc-protocol', 'file'];

/**
 * The burgers and the menu that they lay over the page; a burger's names are in the page, hidden. A link to a folder opens its panel, whose
 * first link leads back. Escape goes back, then closes; the focus returns to where it came from. Returns what takes it back. Wild 2 §3.
 */
export function openMenu(header: HTMLElement): () => void {
  const menu = header.querySelector<HTMLElement>('.header-menu');
  const burgers = Array.from(header.querySelectorAll<HTMLElement>('.header-burger-btn'));
  if (!menu || burgers.length === 0) return () => {};
  const over = new AbortController();
  const { signal } = over;
  const folders = createFolders(menu);
  let restorePage: (() => void) | undefined;
  let opener: HTMLElement | undefined;
  menu.id ||= 'ss-header-menu';

  const nameBurgers = (isOpen: boolean): void => {
    for (const burger of burgers) {
      const text = burger.querySelector(`.js-header-burger-${isOpen ? 'close' : 'open'}-title`)?.textContent?.trim();
      if (text) burger.setAttribute('aria-label', text);
      burger.setAttribute('aria-expanded', `${isOpen}`);
      burger.setAttribute('aria-controls', menu.id);
      burger.classList.toggle('burger--active', isOpen);
    }
  };
  const close = (): void => {
    if (!restorePage) return;
    folders.toRoot();
    restorePage();
    restorePage = undefined;
    menu.removeAttribute('data-ss-open');
    document.body.classList.remove('header--menu-open');
    nameBurgers(false);
    opener?.focus();
  };
  const open = (burger: HTMLElement): void => {
    opener = burger;
    // Over whatever the header has for a height, so that its burger stays in reach.
    menu.style.paddingTop = `${header.querySelector('.header-announcement-bar-wrapper')?.getBoundingClientRect().bottom ?? 0}px`;
    menu.setAttribute('data-ss-open', '');
    folders.root?.classList.add('header-menu-nav-folder--active');
    document.body.classList.add('header--menu-open');
    restorePage = openOver([menu, ...burgers]);
    nameBurgers(true);
  };

  nameBurgers(false);
  for (const burger of burgers) burger.addEventListener('click', () => (restorePage ? close() : open(burger)), { signal });
  for (const link of menu.querySelectorAll<HTMLElement>('a[data-folder-id]')) {
    if (!panelOf(menu, link)) continue;
    link.setAttribute('role', 'button');
    link.setAttribute('aria-expanded', 'false');
  }
  for (const link of menu.querySelectorAll<HTMLElement>('[data-action=back]')) link.setAttribute('role', 'button');
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
      // A link that leads to no other page: nobody else takes the menu away.
      const href = link.getAttribute('href');
      if (href?.includes('#') || staying.includes(decodeLink(href).category)) close();
    },
    { signal },
  );
  header.addEventListener(
    'keydown',
    (event) => {
      if (event.key === ' ' && event.target instanceof HTMLElement && event.target.matches('.header-menu a[role=button]')) {
        event.preventDefault();
        event.target.click();
      }
    },
    { signal },
  );
  // Wherever the focus is: a click on what cannot have it leaves it nowhere.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !restorePage || event.defaultPrevented) return;
      event.preventDefault();
      if (folders.isOpen) folders.toRoot();
      else close();
    },
    { signal },
  );
  // A window that grows may have no button left that closes it.
  addEventListener('resize', () => opener?.getClientRects().length === 0 && close(), { signal });
  return () => {
    close();
    over.abort();
    folders.dispose();
    menu.style.removeProperty('padding-top');
    for (const burger of burgers)
      for (const name of ['aria-label', 'aria-expanded', 'aria-controls']) burger.removeAttribute(name);
  };
}

/**
 * The folders of a menu, each a panel of its own. One that the server has put inside another is moved out of it meanwhile: the platform's
 * sheets display none of those, and move the outer one away.
 */
function createFolders(menu: HTMLElement) {
  const root = menu.querySelector<HTMLElement>('[data-folder=root]');
  const nested = Array.from(menu.querySelectorAll<HTMLElement>('[data-folder] [data-folder]'), (panel) => {
    const place = menu.ownerDocument.createComment('');
    panel.replaceWith(place);
    return { panel, place };
  });
  for (const { panel } of nested) (root?.parentElement ?? menu).append(panel);
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
      // The other items of the same list, and what stands below it: a panel is their sibling.
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
    },
  };
}

const panelOf = (menu: HTMLElement, { dataset }: HTMLElement): HTMLElement | null =>
  dataset.folderId ? menu.querySelector<HTMLElement>(`[data-folder="${CSS.escape(dataset.folderId)}"]`) : null;
