// covers: runtime/features/forms/chunks/ runtime/features/forms/controls/ runtime/features/forms/finding/

import type { Page } from 'puppeteer';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formCaptions } from '../../../runtime/contract/forms/form-captions.ts';
import { decodeFormContext, type FormDefinition } from '../../../runtime/contract/forms/form-definition.ts';
import { FormView } from '../../../runtime/features/forms/drawing/FormView.tsx';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const hostile = `"'><img src=x onerror="window.hacked=1"><script>window.hacked=1</script><svg onload="window.hacked=1">`;
const inScript = (context: object) => JSON.stringify(context).replaceAll('<', '\\u003c');
const drawn = (context: object, id: string, markup = '') =>
  '<div class="sqs-block sqs-block-form"><script type="application/json" class="sqs-form-block-context" ' +
  `id="form-context-${id}">${inScript(context)}</script><div class="form-wrapper">${markup}</div></div>`;
const redirected = (redirect: string) => ({
  formId: 'r1',
  formFields: [{ type: 'text', id: 'a', title: 'A' }],
  successRedirect: redirect,
});
const hostileContext = {
  formId: 'h1',
  formName: hostile,
  formSubmitButtonText: hostile,
  formFields: [
    { type: 'text', id: 'a', title: hostile, description: hostile, placeholder: hostile, required: true },
    { type: 'select', id: 'b', title: 'Pick', placeholder: hostile, options: [hostile, 'plain', 'plain', 7, null] },
    { type: 'radio', id: '"><img src=x onerror="window.hacked=1">', title: 'Odd id', options: [hostile] },
    { type: 'likert', id: 'constructor', title: 'Odd id', options: [hostile] },
    { type: 'text', id: '__proto__', title: 'Odd id', required: true },
    { type: 'currency', id: 'e', title: 'Money', currencySymbol: hostile },
    {
      type: 'section',
      id: 'f',
      title: hostile,
      description: '<a href="javascript:window.hacked=1">x</a><iframe src="/"></iframe>',
    },
    { type: 'address', id: 'g', title: 'Where' },
    { type: 'email', id: 'm', title: 'Mail', mailingList: true },
    { type: 'hidden', id: 'c', key: 'ref', value: '' },
    { type: 'hidden', key: '__proto__', value: 'x' },
    { type: 'nonsense', id: 'd' },
    'text',
    null,
  ],
  formFieldFormats: {
    countries: [{ code: hostile, name: hostile }],
    initialAddressFormat: { country: hostile, fields: [{ type: 'FIELD', identifier: 'Line1', label: hostile }] },
  },
  formSubmissionMessage: { html: '<p>Thanks</p><script>document.documentElement.dataset.message = "ran"</script>' },
  disclaimerMessage: { html: hostile },
  localizedStrings: { email: { signUp: hostile }, requiredMark: hostile, required: hostile, validation: { required: hostile } },
};
const served: FormDefinition = decodeFormContext({
  formId: 's1',
  formFields: [
    { type: 'name', id: 'name-1', title: 'Name', required: true },
    { type: 'textarea', id: 'textarea-2', title: 'Long', maxLength: 5 },
    { type: 'radio', id: 'radio-3', title: 'Which', options: ['One', 'Two'] },
  ],
}) as FormDefinition;
const served1 = renderToStaticMarkup(createElement(FormView, { form: served, captions: formCaptions, locale: 'en' }));

const own = (formId: string, more = '') =>
  `<form data-form-id="${formId}" ${more}><div class="form-item field text required" id="text-1"><label class="title" ` +
  'for="i">Word</label><input id="i" name="word"></div><button>Go</button></form>';
const oddStyles =
  '* { transform: translateZ(0) } form { display: contents !important; text-transform: uppercase } .form-item { display: ' +
  'table; float: right; overflow: hidden } input { appearance: none; position: relative } .title { position: absolute; ' +
  'clip-path: inset(50%) } .captcha-container { display: flex }';

const copy = {
  formId: 'r1',
  formFields: [{ type: 'textarea', id: 'a', title: 'A', description: 'Say A.', maxLength: 5, required: true }],
};
/** A context script without a class, and its strings in a script of their own. */
const context = (formId: string) =>
  `<script type="application/json" id="form-context-${formId}">{"formId":"${formId}","formFields":[{"type":"text","id":"t","title":"T","required":true}]}</script>
<script type="application/json" id="form-context-localized-strings-${formId}">{"validation":{"required":"${formId} wants {0}."}}</script>`;
/** Forms written by hand. */
const others = `<main>${[1, 2].map(() => drawn(copy, 'r1')).join('')}</main>
<form data-form-id="trap" data-ss-min-seconds="3600"><input name="url" data-ss-honeypot><label>Word <input name="word" id="w"></label><button>Go</button></form>
<form data-form-id="labels"><p><label>First word * <input name="a" required></label> <label for="b">Second word</label> <input id="b" name="b" required> <input name="c" required></p>
<fieldset><legend>Which</legend><label><input type="radio" name="d" value="1" required> One</label> <label><input type="radio" name="d" value="2"> Two</label></fieldset><button>Go</button></form>
<form data-form-id="around" id="around"><input name="style" value="short"><label>Guests <input name="guest[]" value="Ann"></label><label>More <input name="guest[]" value="Bob"></label>
<div class="form-item field select" id="select-1"><label class="title" for="s">Dishes</label><select id="s" name="s" multiple><option selected>Fish<option>Meat<option selected>Cake</select></div>
<fieldset class="form-item fields name"><legend class="title">You</legend><input data-title="Prefix"><input name="fname" data-title="First" value="A"><input name="lname" data-title="Last" value="B"></fieldset>
<fieldset class="form-item fields name"><legend class="title">Guest</legend><input name="fname" data-title="First" value="C"><input name="lname" data-title="Last" value="D"></fieldset></form>
<p><label>Note <input name="note" type="email" form="around" value="o@b.io"></label> <button form="around">Go</button></p>
<form data-form-id="folded"><details><summary>More</summary><div class="form-item field text required" id="text-1"><label class="title" for="in">Within</label><input id="in" name="in"></div></details>
<div class="form-item field email" id="email-2"><label class="title" for="em">Mail</label><input id="em" name="em"></div><button>Go</button></form>
<div>${context('near1')}<div class="form-wrapper"></div>${context('near2')}<div class="form-wrapper"></div></div>
<div class="form-wrapper"><form action="/found"><label>Search <input name="q"></label><button>Search</button></form></div>
<form data-form-id="elsewhere" action="https://elsewhere.invalid/" method="post"><label>Q <input name="q"></label></form>
<form data-form-id="taken"><label>Closest <input name="closest"></label><button>Go</button></form>`;

const world = browserWorld(() => [
  testSite('odd', {
    '/hostile': {
      body:
        `${drawn(hostileContext, 'h1')}<form data-form-id="p1"><label>Word <input name="word" ` +
        `id="p"></label><button>Go</button><div class="hidden" data-submission-html='<p>Sent</p><img src=x ` +
        `onerror="document.documentElement.dataset.owner=1">'></div></form>`,
    },
    '/redirects': {
      body: [
        'javascript:window.hacked=1',
        ' JaVa\tScRiPt:window.hacked=1',
        'data:text/html,x',
        'vbscript:x',
        '//www.odd.invalid/x',
        'https:\\\\elsewhere.invalid/y',
      ]
        .map((redirect, index) => drawn({ ...redirected(redirect), formId: `r${index}` }, `r${index}`))
        .join(''),
    },
    '/served': {
      context: plainContext,
      head: '<style>.form-wrapper{margin:1em}</style>',
      body: `<h1>Served</h1>${drawn(
        {
          ...redirected(''),
          formId: 's1',
          formFields: [
            { type: 'name', id: 'name-1', title: 'Name', required: true },
            { type: 'textarea', id: 'textarea-2', title: 'Long', maxLength: 5 },
            { type: 'radio', id: 'radio-3', title: 'Which', options: ['One', 'Two'] },
          ],
        },
        's1',
        served1,
      )}<p id="after">After.</p>`,
    },
    '/odd': {
      head: `<style>${oddStyles}</style>`,
      body: `${own('t1')}${own('t2')}${own('t1', 'data-ss-draft="on"')}<div class="captcha-container"></div>
<dialog><h2>Ask</h2>${own('d1')}</dialog><iframe src="/framed" title="Framed" width="400" height="300"></iframe><table><tr><td>${own('n1')}</td></tr></table>`,
    },
    '/others': { body: others },
    '/framed': { body: own('f1') },
  }),
]);

async function arrive(path: string) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width: 320, height: 800 });
  await visitor.open('odd', path);
  return visitor;
}
const stored = async (formId: string): Promise<{ values: Record<string, unknown> }[]> => {
  const response = await fetch(`${world.platform.controlForTools}submissions?site=odd&formId=${formId}`);
  return ((await response.json()) as { submissions: never[] }).submissions;
};

// forms#second-generation-markup forms#success-scripts forms#drawn-once
test('no script in labels, options, strings, ids or queries runs, and no text is lost; a script in the success message runs', async () => {
  const { page, pageErrors } = await arrive(
    '/hostile?ref=%3Cscript%3Ewindow.hacked%3D1%3C/script%3E&__proto__=from-query&a=%22%3E%3Cimg%3E',
  );
  await page.waitForSelector('form[data-form-id=h1][data-ss-form]');
  const ofDrawn = (selector: string) => `form[data-form-id=h1] ${selector}`;
  expect(await page.$$eval(ofDrawn(':is(script,iframe,svg,[onerror],[href^="javascript:"])'), (all) => all.length)).toBe(0);
  await page.$eval('form[data-form-id=h1]', (form) => (form as HTMLFormElement).requestSubmit());
  await page.waitForSelector('form[data-form-id=h1][data-ss-form=failed]');
  expect(await page.$$eval(ofDrawn('.field-error'), (all) => all.length)).toBe(2);
  const tooWide = () =>
    [...document.querySelectorAll('form *')]
      .filter((each) => each.getBoundingClientRect().right > 320.5)
      .map((each) => each.outerHTML);
  expect(await page.evaluate(tooWide)).toEqual([]);
  await page.type('#a-field', hostile);
  await page.type('#__proto__-field', 'kept');
  await page.click(ofDrawn('.radio input'));
  await page.select('#b-field', hostile);
  await page.$eval('form[data-form-id=h1]', (form) => (form as HTMLFormElement).requestSubmit());
  await page.waitForSelector('form[data-form-id=h1][data-ss-form=success]');
  expect(await page.$eval('.form-submission-success', (done) => (done as HTMLElement).innerText.trim())).toBe('Thanks');
  expect(await page.$eval('html', (html) => html.dataset.message)).toBe('ran');
  const values = (await stored('h1'))[0]?.values ?? {};
  expect(values).toMatchObject({
    a: hostile,
    b: hostile,
    c: '<script>window.hacked=1</script>',
    '"><img src=x onerror="window.hacked=1">': hostile,
  });
  expect(Object.entries(values).find(([id]) => id === '__proto__')?.[1]).toBe('kept');
  // A form context that changes again before its form is drawn, as in an editor, is drawn in its last version.
  const last = await page.evaluate(async () => {
    const wrapper = document.querySelector('.form-wrapper') as HTMLElement;
    const script = document.querySelector('.sqs-form-block-context') as Element;
    const drawings = ['One', 'Two', 'Three'].map((title) => {
      window.SSRuntime.destroy(wrapper);
      script.textContent = JSON.stringify({ formId: 'h1', formFields: [{ type: 'text', id: 'a', title }] });
      wrapper.replaceChildren();
      return window.SSRuntime.initialize(wrapper);
    });
    await Promise.all(drawings);
    return [...wrapper.querySelectorAll('form')].map((form) => [form.dataset.ssForm, form.querySelector('.title')?.textContent]);
  });
  expect(last).toEqual([['idle', 'Three']]);
  expect(await page.evaluate(() => (window as { hacked?: unknown }).hacked ?? null)).toBeNull();
  expect(pageErrors).toEqual([]);
});

// forms#success-redirect
test('a redirect to a script or to data is not followed', async () => {
  const { page, pageErrors } = await arrive('/redirects');
  const messages = await page.evaluate(async () => {
    const forms = await window.SSRuntime.service('forms');
    for (const wrapper of [...document.querySelectorAll<HTMLElement>('.form-wrapper')].slice(0, 4)) {
      await forms.mount(wrapper);
      await forms.form(wrapper)?.submit();
    }
    return [...document.querySelectorAll('.form-submission-success')].map((each) => each.textContent);
  });
  expect(messages).toEqual(['✓', '✓', '✓', '✓']);
  expect(await page.evaluate(() => [(window as { hacked?: unknown }).hacked ?? null, location.pathname])).toEqual([
    null,
    '/redirects',
  ]);
  expect(pageErrors).toEqual([]);
});

// forms#success-redirect
test.each([
  [4, 'http://www.odd.invalid/x'],
  [5, 'https://elsewhere.invalid/y'],
])('form %i: a redirect to another origin is followed to %s', async (index, address) => {
  const { page } = await arrive('/redirects');
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    new URL(request.url()).hostname.endsWith('.invalid')
      ? void request.respond({ status: 200, contentType: 'text/html', body: '<title>Elsewhere</title>' })
      : void request.continue(),
  );
  const arrived = page.waitForNavigation();
  await page.evaluate(async (at) => {
    const forms = await window.SSRuntime.service('forms');
    const wrapper = document.querySelectorAll<HTMLElement>('.form-wrapper')[at] as HTMLElement;
    await forms.mount(wrapper);
    void forms.form(wrapper)?.submit();
  }, index);
  await arrived;
  expect(page.url()).toBe(address);
});

// forms#server-drawn-context
test('a form that the server has drawn from its context is mounted in place: no React, no flash, no shift, and typed values stay', async () => {
  const visitor = await world.nextVisitor();
  const { page, pageErrors } = visitor;
  await page.setViewport({ width: 900, height: 900 });
  await page.evaluateOnNewDocument(() => {
    const seen = { shift: 0, removed: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      const first = document.querySelector('[data-title=First]') as HTMLInputElement;
      first.value = 'early';
      Object.assign(window, { first });
      new MutationObserver((records) => {
        for (const { removedNodes } of records) seen.removed += removedNodes.length;
      }).observe(document.querySelector('.form-wrapper') as Element, { childList: true, subtree: true });
    });
  });
  await visitor.open('odd', '/served');
  await page.waitForSelector('form[data-ss-form]');
  await page.waitForSelector('.character-count');
  expect(await page.$eval('.character-count', (count) => count.textContent)).toBe('0 / 5');
  await page.type('[data-title=Last]', 'Example');
  await page.click('[type=radio][value=Two]');
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ shift: 0, removed: 0 });
  expect(await findWithAxe(page, '.form-wrapper')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForSelector('form[data-ss-form=success]');
  expect((await stored('s1'))[0]?.values).toEqual({ 'name-1': ['early', 'Example'], 'textarea-2': '', 'radio-3': 'Two' });
  expect(
    await page.evaluate(() => ({
      same: (window as unknown as { first: Element }).first === document.querySelector('[data-title=First]'),
      react: performance.getEntriesByType('resource').filter(({ name }) => /island|react/.test(name)).length,
    })),
  ).toEqual({ same: true, react: 0 });
  await world.platform.journal.waitFor(
    ({ endpoint, body }) => endpoint === 'form-render' && (body as { formId: string }).formId === 's1',
  );
  expect(pageErrors).toEqual([]);
});

// forms#draft forms#captcha-site-key
test(
  'forms are mounted everywhere: twice, in a dialog, a frame, a table, under odd styles, added later; a site without a ' +
    'captcha key has no captcha',
  async () => {
    const { page, pageErrors } = await arrive('/odd');
    await page.waitForFunction(() => document.querySelectorAll('form[data-ss-form]').length >= 3);
    await page.evaluate(() => {
      document.querySelector('dialog')?.showModal();
      const late = document.querySelector('form')?.cloneNode(true) as HTMLFormElement;
      late.dataset.formId = 'l1';
      late.removeAttribute('data-ss-form');
      document.querySelector('td')?.append(late);
      late.scrollIntoView();
      return window.SSRuntime.initialize();
    });
    for (const id of ['d1', 'n1', 'l1']) await page.waitForSelector(`form[data-form-id=${id}][data-ss-form]`);
    // Two forms with the same id keep a draft each.
    const typed = await page.evaluate(async () => {
      const twins = [...document.querySelectorAll<HTMLFormElement>('form[data-form-id=t1]')];
      for (const [index, form] of twins.entries()) (form.querySelector('input') as HTMLInputElement).value = `twin ${index}`;
      window.SSRuntime.destroy();
      for (const form of twins) (form.querySelector('input') as HTMLInputElement).value = '';
      await window.SSRuntime.initialize();
      const forms = await window.SSRuntime.service('forms');
      for (const form of document.querySelectorAll('form')) await forms.mount(form);
      return twins.map((form) => form.querySelector('input')?.value);
    });
    expect(typed).toEqual(['twin 0', 'twin 1']);
    // An error is shown in its own form, even if other forms have the same ids.
    const wrong = await page.evaluate(async () => {
      const forms = await window.SSRuntime.service('forms');
      const second = document.querySelector('form[data-form-id=t2]') as HTMLFormElement;
      await forms.submit(second);
      return [...document.querySelectorAll('.field-error')].map((error) => error.closest('form')?.dataset.formId);
    });
    expect(wrong).toEqual(['t2']);
    const ids = ['t1', 't2', 't1', 'd1', 'n1', 'l1'];
    const sent = await page.evaluate(async () => {
      const forms = await window.SSRuntime.service('forms');
      const all = [...document.querySelectorAll('form')];
      const results: unknown[] = [];
      for (const form of all) {
        (form.querySelector('input') as HTMLInputElement).value ||= `of ${form.dataset.formId}`;
        results.push(await forms.submit(form));
      }
      return [all.map(({ dataset }) => dataset.formId), results, all.map((form) => getComputedStyle(form).display)];
    });
    expect(sent).toEqual([['t1', 't2', 't1', 'd1', 'n1', 'l1'], ids.map(() => true), ids.map(() => 'none')]);
    expect((await stored('t1')).map(({ values }) => values['text-1'])).toEqual(['twin 0', 'twin 1']);
    expect(
      await page.$eval('dialog', (dialog) => dialog.contains(document.querySelector('dialog .form-submission-success'))),
    ).toBe(true);
    const framed = await (await page.$('iframe'))?.contentFrame();
    await framed?.waitForSelector('form[data-ss-form]');
    await framed?.evaluate(() => {
      (document.querySelector('input') as HTMLInputElement).value = 'framed';
      document.querySelector('form')?.requestSubmit();
    });
    await framed?.waitForSelector('form[data-ss-form=success]');
    expect(await stored('f1')).toHaveLength(1);
    const keys = world.platform.journal
      .entries({ endpoint: 'save-form-submission' })
      .filter(({ body }) => Object.hasOwn(body as object, 'captchaKey'));
    expect(keys).toEqual([]);
    expect(pageErrors).toEqual([]);
  },
);

/** Labels, descriptions, counters and errors belong to the copy of the form that they are in. */
async function checkCopies(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('form[data-ss-form=idle] .character-count').length === 2);
  const [, second] = await page.$$('form[data-form-id=r1]');
  await second?.$eval('label.title', (label) => (label as HTMLElement).click());
  await second?.evaluate((form) => (form as HTMLFormElement).requestSubmit());
  await page.waitForSelector('.field-error');
  const seen = await second?.evaluate((form) => {
    const area = form.querySelector('textarea') as HTMLTextAreaElement;
    const ids = (area.getAttribute('aria-describedby') ?? '').split(' ');
    return {
      labelled: area.labels[0]?.closest('form') === form,
      described: ids.map((id) => document.getElementById(id)).map((each) => form.contains(each) && each?.textContent),
      names: [...document.querySelectorAll('.field-error')].map((error) => form.contains(error)),
    };
  });
  expect(seen).toEqual({
    labelled: true,
    described: expect.arrayContaining(['Say A.', '0 / 5', 'A is required.']),
    names: [true],
  });
  expect(await findWithAxe(page, 'main')).toEqual([]);
}

/** A honeypot and a shortest time refuse a send with a sentence and keep the values. */
async function checkTrap(page: Page): Promise<void> {
  const trap = 'form[data-form-id=trap]';
  await page.waitForSelector(`${trap} [data-ss-honeypot][aria-hidden=true]`);
  expect(
    await page.$eval('[data-ss-honeypot]', (honeypot) => [
      (honeypot as HTMLInputElement).tabIndex,
      honeypot.getBoundingClientRect().width,
    ]),
  ).toEqual([-1, 1]);
  expect(await findWithAxe(page, trap)).toEqual([]);
  await page.type('#w', 'word');
  const send = () => page.$eval(trap, (form) => (form as HTMLFormElement).requestSubmit());
  const refused = async () => {
    await send();
    await page.waitForFunction(
      (form) =>
        document.querySelector(`${form}[data-ss-form=failed] .form-submission-error`)?.textContent ===
        'Unable to submit form. Please try again later.',
      {},
      trap,
    );
  };
  await refused();
  await page.$eval(trap, (form) => {
    // A clock that is set back by a day locks no person out for that day.
    const now = Date.now.bind(Date);
    Date.now = () => now() - 86_400_000;
    (form.querySelector('[data-ss-honeypot]') as HTMLInputElement).value = 'https://spam.example';
  });
  await refused();
  expect(await stored('trap')).toEqual([]);
  await send();
  await page.waitForSelector(`${trap}[data-ss-form=success]`);
  expect((await stored('trap'))[0]?.values).toEqual({ word: 'word' });
}

// forms#server-markup forms#unmarked-fields forms#repeated-ids forms#honeypot forms#foreign-forms forms#context-script
// forms#context-strings forms#visible-errors forms#checked-when
test(
  'forms written by hand are distinguished, name their fields by labels, are corrected and sent with all values; foreign ' +
    'forms are left alone',
  async () => {
    const { page, pageErrors } = await arrive('/others');
    await page.evaluate(async () => {
      const forms = await window.SSRuntime.service('forms');
      for (const each of document.querySelectorAll<HTMLElement>('form[data-form-id],.form-wrapper'))
        await forms.mount(each).catch(() => {});
    });
    await checkCopies(page);
    await checkTrap(page);
    const mounted = await page.$$eval('form:not([data-form-id=r1])', (all) =>
      all.map(
        (form) =>
          `${Element.prototype.getAttribute.call(form, 'data-form-id')} ` +
          `${Element.prototype.matches.call(form, '[data-ss-form]')}`,
      ),
    );
    // The nearer of two contexts in one block belongs to the form; the last three are a foreign form, one that posts to another
    // origin, and one whose names hide properties.
    expect(mounted).toEqual([
      ...['trap', 'labels', 'around', 'folded', 'near1', 'near2'].map((id) => `${id} true`),
      ...['null', 'elsewhere', 'taken'].map((id) => `${id} false`),
    ]);

    const end = (id: string, state: string) => page.waitForSelector(`form[data-form-id=${id}][data-ss-form=${state}]`);
    const send = (id: string) =>
      page.$eval(`form[data-form-id=${id}]`, (form) => HTMLFormElement.prototype.requestSubmit.call(form));
    // The last typed values are kept when a tab is hidden, because it may be killed afterwards.
    const kept = await page.$eval('#em', (input) => {
      (input as HTMLInputElement).value = 'last words';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      document.dispatchEvent(new Event('visibilitychange'));
      const count = Object.values(sessionStorage).filter((text) => text.includes('last words')).length;
      (input as HTMLInputElement).value = '';
      return count;
    });
    expect(kept).toBe(1);
    await send('labels');
    await end('labels', 'failed');
    const errors = () =>
      page.$$eval('form[data-form-id=labels] :is(.field-error,input)', (all) =>
        all.map((each) => (each instanceof HTMLInputElement ? `[${each.name}]` : each.textContent)).join(' '),
      );
    expect(await errors()).toBe(
      'First word is required. [a] Second word is required. [b] c is required. [c] Which is required. [d] [d]',
    );
    await page.type('#b', 'x');
    expect(await errors()).toBe('First word is required. [a] [b] c is required. [c] Which is required. [d] [d]');

    // A control outside of the form is checked when it is left, but not while the button is pressed, which stays under the
    // pointer.
    const note = '[name=note]';
    const noteIsWrong = () => page.$eval(note, (input) => input.getAttribute('aria-invalid'));
    const noteBecomes = (text: string) => page.$eval(note, (input, value) => ((input as HTMLInputElement).value = value), text);
    await noteBecomes('wrong');
    await page.focus(note);
    const button = await page.$('button[form=around]');
    const topOf = () => button?.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    const top = await topOf();
    await button?.hover();
    await page.mouse.down();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect([await topOf(), await noteIsWrong()]).toEqual([top, null]);
    // The press ends elsewhere, and another one that moves no focus is cancelled: a later blur is checked.
    await page.mouse.move(300, 5);
    await page.mouse.up();
    await page.focus(note);
    await button?.evaluate((each) => {
      each.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      each.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    });
    await page.focus('#b');
    await expect.poll(noteIsWrong).toBe('true');
    await noteBecomes('');
    await page.type(note, 'out@b.io');
    await expect.poll(noteIsWrong).toBeNull();

    await page.click('button[form=around]');
    await end('around', 'success');
    expect((await stored('around'))[0]?.values).toEqual({
      style: 'short',
      'guest[]': 'Ann',
      'guest[]-2': 'Bob',
      'select-1': ['Fish', 'Cake'],
      fname: ['A', 'B'],
      'fname-2': ['C', 'D'],
      note: 'out@b.io',
    });
    expect(await page.$eval('#around', (form) => getComputedStyle(form).display)).toBe('none');

    await send('near2');
    await end('near2', 'failed');
    expect(await page.$eval('form[data-form-id=near2] .field-error', (error) => error.textContent)).toBe('near2 wants T.');

    // An owner's script adds a field and replaces another one; a folded part with an error is opened.
    await page.$eval('form[data-form-id=folded]', (form) => {
      const late = document.createElement('div');
      late.innerHTML =
        '<div class="form-item field text required" id="late"><label class="title" for="l">Late</label><input id="l"></div>';
      form.prepend(late);
      const choice = document.createElement('select');
      choice.append(new Option('Post', 'post@b.io'));
      form.querySelector('#em')?.replaceWith(choice);
    });
    await send('folded');
    await end('folded', 'failed');
    expect(
      await page.$$eval('form[data-form-id=folded] .field-error', (all) =>
        all.map((each) => [each.textContent, each.checkVisibility()]),
      ),
    ).toEqual([
      ['Late is required.', true],
      ['Within is required.', true],
    ]);
    await page.type('#l', 'now');
    // An error that appears during a press does not push the button away.
    await page.type('#in', 'x');
    await page.click('form[data-form-id=folded] button');
    await end('folded', 'success');
    expect((await stored('folded'))[0]?.values).toEqual({ late: 'now', 'text-1': 'x', 'email-2': 'post@b.io' });
    await Promise.all([page.waitForNavigation(), page.click('[action="/found"] button')]);
    expect(new URL(page.url()).pathname).toBe('/found');
    expect(pageErrors).toEqual([]);
  },
);
