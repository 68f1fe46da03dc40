import type { StandIn } from './stand-ins.ts';

/** Returns a page with a stand-in. A yes sets `_ga`, and a no sets nothing but the answer. */
export function standInPage({ make, language, banner, second = '', controls, stores, shadow, afterMs = 0 }: StandIn): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${make}</title>
<body style="font:16px sans-serif"><main><h1>${make}</h1>${'<p>Text of the page.</p>'.repeat(40)}<input type="email"></main>
<template id="layers"><div class="first-layer">${banner}</div><div class="second-layer">${second}</div></template>
<script>
  const { controls, stores, shadow } = ${JSON.stringify({ controls, stores, shadow })};
  const isAnswered = () => stores.kind === 'cookie' ? document.cookie.includes(stores.name + '=') : localStorage.getItem(stores.name) !== null;
  const store = (value) => {
    if (stores.kind === 'cookie') document.cookie = stores.name + '=' + value + '; max-age=2592000; path=/';
    else localStorage.setItem(stores.name, value);
  };
  const layers = document.querySelector('#layers').content;
  let shown = null;
  const show = (name) => {
    shown?.remove();
    shown = layers.querySelector(name).cloneNode(true);
    let root = shown;
    const inner = shown.querySelector('template');
    if (inner && shadow) {
      root = inner.parentElement.attachShadow({ mode: shadow });
      root.append(inner.content);
      inner.remove();
    }
    const on = (selector, act) => selector && root.querySelector(selector)?.addEventListener('click', (event) => { event.preventDefault(); if (event.isTrusted) act(); });
    on(controls.yes, () => { store('yes'); document.cookie = '_ga=GA1.1.5.5; max-age=86400; path=/'; shown.remove(); });
    on(controls.no, () => { store('no'); shown.remove(); });
    on(controls.more, () => setTimeout(() => show('.second-layer'), 1500));
    on(controls.save, () => {
      const isOn = [...root.querySelectorAll('input:not([disabled])')].some(({ checked }) => checked);
      store(isOn ? 'some' : 'no');
      if (isOn) document.cookie = '_ga=GA1.1.6.6; max-age=86400; path=/';
      shown.remove();
    });
    document.body.append(shown);
  };
  if (!isAnswered()) setTimeout(() => show('.first-layer'), ${afterMs});
</script></body></html>`;
}
