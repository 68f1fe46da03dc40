import { followMarks } from '../../../browser/follow-marks.ts';
import { makePressable } from '../../../ui/dom/pressable.ts';

/** Elements that open the folder beside them: buttons, or on older pages links that are not focusable. */
const titles = '.header-nav-folder-title';

/**
 * Opens and closes the folders of the desktop navigation. Its two copies get different ids. The returned function undoes
 * everything. site#header-folders
 */
export function openFolders(header: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const disposers: (() => void)[] = [];
  header.querySelectorAll<HTMLElement>(titles).forEach((title, index) => {
    const item = title.closest<HTMLElement>('.header-nav-item--folder');
    const content = item?.querySelector<HTMLElement>('.header-nav-folder-content');
    if (!item || !content) return;
    const isLink = title.matches('a');
    content.id = `ss-folder-${index}`;
    title.setAttribute('aria-controls', content.id);
    title.setAttribute('aria-expanded', 'false');
    disposers.push(makePressable(title));
    const isOpen = () => content.hasAttribute('data-ss-open');
    const set = (open: boolean): void => {
      content.toggleAttribute('data-ss-open', open);
      title.setAttribute('aria-expanded', `${open}`);
    };
    const stop = followMarks([title], ['aria-expanded'], () => {
      const isWanted = title.getAttribute('aria-expanded') === 'true';
      if (isWanted !== isOpen()) set(isWanted);
    });
    const links = () => Array.from(content.querySelectorAll<HTMLElement>('a,button'));
    title.addEventListener(
      'click',
      (event) => {
        if (isLink && (event as PointerEvent).pointerType === 'mouse') return;
        event.preventDefault();
        set(!isOpen());
      },
      { signal },
    );
    item.addEventListener(
      'keydown',
      (event) => {
        const { key } = event;
        if (key === 'Escape' && isOpen()) {
          // Other listeners for Escape act only when nothing was open.
          event.preventDefault();
          title.focus();
          return set(false);
        }
        const step = { ArrowDown: 1, ArrowUp: -1 }[key];
        if (!step) return;
        event.preventDefault();
        set(true);
        const all = links();
        all[(all.indexOf(document.activeElement as HTMLElement) + step + all.length) % all.length]?.focus();
      },
      { signal },
    );
    item.addEventListener('focusout', ({ relatedTarget }) => !item.contains(relatedTarget as Node | null) && set(false), {
      signal,
    });
    document.addEventListener('pointerdown', ({ target }) => !item.contains(target as Node | null) && set(false), { signal });
    disposers.push(() => {
      stop();
      set(false);
      title.removeAttribute('aria-controls');
    });
  });
  return () => {
    controller.abort();
    for (const dispose of disposers) dispose();
  };
}
