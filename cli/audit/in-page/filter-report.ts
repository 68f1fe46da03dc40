/**
 * Makes the filter of an HTML report work; without it everything is shown. Put into the report's file as text: self-contained, and
 * nothing in it may end a script element.
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
    const of = (name: string) => String(wanted.get(name) ?? '');
    const text = of('text').trim().toLowerCase();
    let count = 0;
    for (const { element, text: itemText, data } of items) {
      const fits =
        itemText.includes(text) && ['severity', 'rule', 'page'].every((name) => of(name) === '' || of(name) === data[name]);
      element.hidden = !fits;
      if (fits) count++;
    }
    for (const group of groups) group.hidden = !group.querySelector('.finding:not([hidden])');
    noneLeft.hidden = count > 0;
    shown.textContent = `${count} of ${items.length} shown`;
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A reset form has its values after the event.
  form.addEventListener('reset', () => setTimeout(show));
  // A page that a finding points to is folded where there are many.
  const unfold = () => {
    const page = /^#page-\d+$/.test(location.hash) && document.querySelector<HTMLDetailsElement>(location.hash);
    if (page) page.open = true;
  };
  addEventListener('hashchange', unfold);
  unfold();
  form.hidden = false;
}
