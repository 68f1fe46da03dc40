import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { prefersLessMotion } from '../../../browser/less-motion.ts';
import type { Mounted } from '../../../page/mountable.ts';
import styles from '../text/accordion.css';

/** Duration of opening an answer. */
const openMs = 250;

/** Questions and answers. The server's HTML has buttons, ids and roles; an attribute without a value means no. site#accordion */
export function mount(block: HTMLElement): Mounted {
  const list = block.querySelector<HTMLElement>('.accordion-items-container');
  const items = Array.from(block.querySelectorAll<HTMLElement>('.accordion-item'), (item) => ({
    item,
    button: item.querySelector<HTMLElement>('.accordion-item__click-target'),
    panel: item.querySelector<HTMLElement>('.accordion-item__dropdown'),
    icon: item.querySelector('.accordion-icon-container'),
  }));
  const removeStyles = adoptStyles(document, styles);
  const reducedMotion = prefersLessMotion(window);
  const controller = new AbortController();
  const set = ({ item, button, panel, icon }: (typeof items)[number], isOpen: boolean): void => {
    button?.setAttribute('aria-expanded', `${isOpen}`);
    icon?.setAttribute('data-is-open', `${isOpen}`);
    item.setAttribute('data-is-open', `${isOpen}`);
    if (!panel) return;
    panel.hidden = !isOpen;
    panel.toggleAttribute('data-ss-open', isOpen);
    panel.classList.toggle('accordion-item__dropdown--open', isOpen);
  };
  const toggle = (item: (typeof items)[number]): void => {
    const isOpen = item.button?.getAttribute('aria-expanded') !== 'true';
    if (isOpen && list?.dataset.shouldAllowMultipleOpenItems !== 'true')
      for (const other of items) if (other !== item) set(other, false);
    set(item, isOpen);
    if (!isOpen || reducedMotion || !item.panel) return;
    item.panel.animate([{ height: '0px' }, { height: `${item.panel.scrollHeight}px` }], { duration: openMs, easing: 'ease' });
  };
  items.forEach((item, index) => {
    set(item, index === 0 && list?.dataset.isExpandedFirstItem === 'true');
    item.button?.addEventListener('click', () => toggle(item), controller);
  });
  return {
    dispose() {
      controller.abort();
      for (const item of items) {
        set(item, false);
        item.item.removeAttribute('data-is-open');
        if (item.panel) item.panel.hidden = false;
      }
      removeStyles();
    },
  };
}
