/**
 * Starts the filter of an HTML report; without it every finding is shown. The function is embedded as text: it is self-contained,
 * and contains no end tag of a script.
 */
export function filterReport(): void {
  const form = document.querySelector<HTMLFormElement>('#filter');
  const shown = document.querySelector('#shown');
  const noneLeft = document.querySelector<HTMLElement>('#none-left');
  if (!form || !shown || !noneLeft) return;
  const items = [...document.querySelectorAll<HTMLElement>('.finding')].map((element) => ({
    element,
    text: (element.textContent ?? '').toLowerCase(),
    data: element.dataset,
  }));
  const groups = [...document.querySelectorAll<HTMLElement>('.rule')];
  const show = () => {
    const wanted = new FormData(form);
    const fieldText = (name: string) => String(wanted.get(name) ?? '');
    const text = fieldText('text').trim().toLowerCase();
    let count = 0;
    for (const { element, text: itemText, data } of items) {
      const fits =
        itemText.includes(text) &&
        ['severity', 'rule', 'page'].every((name) => fieldText(name) === '' || fieldText(name) === data[name]);
      element.hidden = !fits;
      if (fits) count++;
    }
    for (const group of groups) group.hidden = !group.querySelector('.finding:not([hidden])');
    noneLeft.hidden = count > 0;
    shown.textContent = `${count} of ${items.length} shown`;
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A form gets its initial values after the reset event.
  form.addEventListener('reset', () => setTimeout(show));
  // In reports of many pages, the section of a page is closed until a link leads to it.
  const openLinkedPage = () => {
    const page = /^#page-\d+$/.test(location.hash) && document.querySelector<HTMLDetailsElement>(location.hash);
    if (page) page.open = true;
  };
  addEventListener('hashchange', openLinkedPage);
  openLinkedPage();
  form.hidden = false;
}
