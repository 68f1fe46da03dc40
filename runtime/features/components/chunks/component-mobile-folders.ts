import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { followMarks } from '../../../browser/follow-marks.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import styles from '../header/mobile-folders.css';

const toggles = '[data-controller-folder-toggle]';

/**
 * Folders in the overlay of an older template: a button opens the panel that it names, a button in the panel leads back. Classes
 * are set in a later task, because the template's own code may toggle them too.
 */
export function mount(menu: HTMLElement, page: Page): Mounted {
  const removeStyles = adoptStyles(document, styles);
  const controller = new AbortController();
  let opener: HTMLElement | null = null;
  let openId: string | null = null;
  let isPressed = false;
  const panelOf = (id: string | undefined) =>
    id ? menu.querySelector<HTMLElement>(`[data-controller-folder="${CSS.escape(id)}"]`) : null;
  const isBack = (toggle: Element) => toggle.closest('[data-controller-folder]') !== null;
  const draw = (): void => {
    menu.classList.toggle('has-active-folder', openId !== null);
    for (const panel of menu.querySelectorAll<HTMLElement>('[data-controller-folder]')) {
      const isOpen = panel.dataset.controllerFolder === openId;
      panel.classList.toggle('is-active-folder', isOpen);
      panel.inert = !isOpen;
    }
    const main = menu.querySelector<HTMLElement>('.Mobile-overlay-menu-main');
    if (main) main.inert = openId !== null;
    for (const toggle of menu.querySelectorAll<HTMLElement>(toggles))
      if (!isBack(toggle)) toggle.setAttribute('aria-expanded', `${toggle.dataset.controllerFolderToggle === openId}`);
  };
  const choose = (id: string | null, from: HTMLElement | null): void => {
    openId = id;
    if (id) opener = from;
    isPressed = true;
    page.clock.after(0, () => {
      draw();
      isPressed = false;
      if (openId) panelOf(openId)?.querySelector<HTMLElement>('button,a[href]')?.focus();
      else opener?.focus();
    });
  };
  menu.addEventListener(
    'click',
    ({ target }) => {
      const toggle = target instanceof Element ? target.closest<HTMLElement>(toggles) : null;
      const id = toggle?.dataset.controllerFolderToggle;
      if (toggle && id && panelOf(id)) choose(openId === id ? null : id, toggle);
    },
    controller,
  );
  menu.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || openId === null) return;
      // Keeps the overlay open.
      event.preventDefault();
      choose(null, null);
    },
    controller,
  );
  draw();
  // The class of the menu says whether a folder is open, the class of a panel which.
  const stop = followMarks([menu, ...menu.querySelectorAll('[data-controller-folder]')], ['class'], () => {
    if (isPressed) return;
    const marked = menu.classList.contains('has-active-folder')
      ? menu.querySelector<HTMLElement>('[data-controller-folder].is-active-folder')
      : null;
    const id = marked?.dataset.controllerFolder ?? null;
    if (id === openId) return;
    openId = id;
    draw();
  });
  return {
    dispose() {
      stop();
      controller.abort();
      openId = null;
      draw();
      for (const panel of menu.querySelectorAll<HTMLElement>('[data-controller-folder]')) panel.inert = false;
      for (const toggle of menu.querySelectorAll(toggles)) toggle.removeAttribute('aria-expanded');
      removeStyles();
    },
  };
}
