import { followMarks } from '../../../browser/follow-marks.ts';
import { textFilters } from '../../../contract/site/text-filters.ts';
import { unescaped } from '../../../contract/unescaped.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';

const activeLabel = 'menu-select-labels--active';
const activeMenu = 'menu-active';

/**
 * Labels that choose one of several menus, as tabs: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. A block with one menu has no
 * labels. site#menu-tabs
 */
export function mount(list: HTMLElement): Mounted {
  const labels = Array.from(list.querySelectorAll<HTMLElement>('.menu-select-labels'));
  const frame = list.closest<HTMLElement>('.menu-wrapper,.menu-block,.sqs-block') ?? list.parentElement;
  const menus = Array.from(frame?.querySelectorAll<HTMLElement>('.menus > .menu') ?? []);
  if (labels.length === 0 || labels.length > menus.length) throw blockSkipped('no-menus');
  const controller = new AbortController();
  // A `label` element may not have the role of a tab: a span around its content has it.
  const tabs = labels.map((label) => {
    const tab = document.createElement('span');
    tab.append(...label.childNodes);
    label.append(tab);
    for (const name of ['role', 'aria-selected']) label.removeAttribute(name);
    return tab;
  });
  const ids = labels.map((label) => freeId(`menu-${textFilters['url-slug'](label.textContent ?? '')}`));
  const hadId = menus.map(({ id }) => id);
  let shown = -1;
  const show = (chosen: number): void => {
    shown = chosen;
    labels.forEach((label, at) => {
      const isChosen = at === chosen;
      label.classList.toggle(activeLabel, isChosen);
      tabs[at]?.setAttribute('aria-selected', `${isChosen}`);
      tabs[at]?.setAttribute('tabindex', isChosen ? '0' : '-1');
      const menu = menus[at];
      menu?.classList.toggle(activeMenu, isChosen);
      if (menu) menu.style.display = isChosen ? 'block' : 'none';
    });
  };
  const byHash = (): number => ids.indexOf(unescaped(location.hash.slice(1)));

  list.setAttribute('role', 'tablist');
  labels.forEach((label, at) => {
    const [menu, tab] = [menus[at], tabs[at]];
    if (!menu || !tab) return;
    menu.id ||= ids[at] ?? '';
    menu.setAttribute('role', 'tabpanel');
    tab.id = freeId(`${menu.id}-label`);
    menu.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', menu.id);
    label.addEventListener('click', () => show(at), controller);
  });
  list.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      const at = tabs.indexOf(target as HTMLElement);
      if (at < 0) return;
      const to = tabForKey(key, at, tabs.length - 1);
      if (to === undefined) return;
      event.preventDefault();
      show(to);
      tabs[to]?.focus();
    },
    controller,
  );
  addEventListener('hashchange', () => byHash() >= 0 && show(byHash()), controller);
  const stop = followMarks([...labels, ...menus], ['class'], (element) => {
    const at = Math.max(labels.indexOf(element as HTMLElement), menus.indexOf(element as HTMLElement));
    if (at !== shown && (element.classList.contains(activeLabel) || element.classList.contains(activeMenu))) show(at);
  });
  const served = labels.findIndex(({ classList }) => classList.contains(activeLabel));
  show(Math.max(0, byHash() >= 0 ? byHash() : served));
  return {
    dispose() {
      controller.abort();
      stop();
      for (const tab of tabs) tab.replaceWith(...tab.childNodes);
      menus.forEach((menu, at) => {
        menu.id = hadId[at] ?? '';
      });
    },
  };
}

/** Returns the id, with a number if the page has it already. */
function freeId(id: string): string {
  let free = id;
  for (let at = 2; document.getElementById(free); at += 1) free = `${id}-${at}`;
  return free;
}

/** Returns the index of the tab that a key chooses; undefined for other keys. */
const tabForKey = (key: string, at: number, last: number): number | undefined =>
  ({
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
    Enter: at,
    ' ': at,
  })[key];
