import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { followMarks } from '../../../browser/follow-marks.ts';
import { prefersLessMotion } from '../../../browser/less-motion.ts';
import { watchBox } from '../../../browser/watch-box.ts';
import type { Mounted } from '../../../page/mountable.ts';
import styles from '../text/accordion.css';

/** Duration of opening an answer. */
const openMs = 250;
/** The platform's mark of an open answer: its style sheets show the answer by it. */
const openClass = 'accordion-item__dropdown--open';

interface Item {
  readonly item: HTMLElement;
  readonly button: HTMLElement | null;
  readonly panel: HTMLElement | null;
  readonly icon: Element | null;
  isOpen: boolean;
}

/** Questions and answers. The server's HTML has buttons, ids and roles; an attribute without a value means no. site#accordion */
export function mount(block: HTMLElement): Mounted {
  const list = block.querySelector<HTMLElement>('.accordion-items-container');
  const items = Array.from(
    block.querySelectorAll<HTMLElement>('.accordion-item'),
    (item): Item => ({
      item,
      button: item.querySelector<HTMLElement>('.accordion-item__click-target'),
      panel: item.querySelector<HTMLElement>('.accordion-item__dropdown'),
      icon: item.querySelector('.accordion-icon-container'),
      isOpen: false,
    }),
  );
  const removeStyles = adoptStyles(document, styles);
  const controller = new AbortController();
  const toggle = (item: Item): void => {
    const isOpen = !item.isOpen;
    if (isOpen && list?.dataset.shouldAllowMultipleOpenItems !== 'true')
      for (const other of items) if (other !== item) set(other, false);
    set(item, isOpen);
    if (!isOpen || prefersLessMotion(window) || !item.panel) return;
    item.panel.animate([{ height: '0px' }, { height: `${item.panel.scrollHeight}px` }], { duration: openMs, easing: 'ease' });
  };
  const disposers = items.map((item, index) => {
    const { button, panel, icon } = item;
    const isServed = panel?.classList.contains(openClass) || button?.getAttribute('aria-expanded') === 'true';
    set(item, isServed || (index === 0 && list?.dataset.isExpandedFirstItem === 'true'));
    button?.addEventListener('click', () => toggle(item), controller);
    const stop = followMarks([panel, button, icon, item.item], ['class', 'aria-expanded', 'data-is-open'], (element) => {
      const isOpen = markOf(item, element);
      if (isOpen !== null && isOpen !== item.isOpen) set(item, isOpen);
      else describe(item);
    });
    // A rule of the page may show or hide an answer whatever its mark.
    const unwatch = panel ? watchBox(panel, () => describe(item)) : stop;
    return () => {
      stop();
      unwatch();
    };
  });
  return {
    dispose() {
      controller.abort();
      for (const dispose of disposers) dispose();
      for (const item of items) {
        set(item, false);
        item.item.removeAttribute('data-is-open');
      }
      removeStyles();
    },
  };
}

function set(item: Item, isOpen: boolean): void {
  item.isOpen = isOpen;
  item.panel?.classList.toggle(openClass, isOpen);
  describe(item);
}

/** Writes what is shown: screen readers get what can be seen. */
function describe({ item, button, panel, icon, isOpen }: Item): void {
  const isShown = panel ? getComputedStyle(panel).display !== 'none' : isOpen;
  put(button, 'aria-expanded', `${isShown}`);
  put(icon, 'data-is-open', `${isShown}`);
  put(item, 'data-is-open', `${isShown}`);
}

/** Returns what the mark on an element says; null where it says what is shown. */
function markOf({ panel, isOpen }: Item, element: Element): boolean | null {
  if (element === panel) return panel.classList.contains(openClass);
  const mark = (element.getAttribute('aria-expanded') ?? element.getAttribute('data-is-open')) === 'true';
  const isShown = panel ? getComputedStyle(panel).display !== 'none' : isOpen;
  return mark === isShown ? null : mark;
}

function put(element: Element | null, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}
