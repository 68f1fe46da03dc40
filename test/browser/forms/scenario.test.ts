// covers: runtime/features/forms/chunks/ runtime/features/forms/controller/ runtime/features/forms/controls/
// covers: runtime/features/forms/drawing/ runtime/features/forms/errors/ runtime/features/forms/extras/
// covers: runtime/features/forms/fields/ runtime/features/forms/finding/ runtime/features/forms/parts/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import { drawnId, everyField, fillIn, serverId, submittedValues } from '../../helpers/values/filled-form.ts';

const old = (formId = 'o1', submit = `(new Y.Squarespace.FormSubmit(form)).submit('${formId}', 'c9')`) =>
  `<form data-form-id="${formId}" onsubmit="return (function (form) { Y.use('squarespace-form-submit', 'node', function (Y) { ${submit}; }); return false; })(this);">
<div class="form-item field text required" id="text-1"><label class="title" for="i">Word</label><input id="i" class="field-element" name="word"></div>
<div class="form-item field textarea" id="textarea-2"><label class="title" for="t">Long</label><textarea id="t" name="long" maxlength="5"></textarea></div>
<input type="text" name="bare" aria-label="Bare"><button>Go</button><div class="hidden form-submission-text">Done.</div></form>`;

const world = browserWorld(async () => [
  await loadSite('forms'),
  testSite('strange', {
    '/old': { head: '<style>form{display:block !important} .field-error{display:inline}</style>', body: old() },
    '/far': { body: `<p style="height:3000px">Far down</p>${old().replace('data-form-id', 'data-ss-draft="off" data-form-id')}` },
    '/early': { body: `${old('e1')}${old('e2', "(Y.Node(form)).submit('e2', 'c7')")}` },
  }),
]);

async function arrive(site: string, path: string, visiting = world.nextVisitor()) {
  const visitor = await visiting;
  await visitor.page.setViewport({ width: 900, height: 900 });
  await visitor.open(site, path);
  return visitor;
}
const whenMounted = (page: Page) => page.waitForSelector('form[data-ss-form]');
const stateIs = (page: Page, state: string) => page.waitForSelector(`form[data-ss-form="${state}"]`);
const stored = async (
  site: string,
  formId = '',
): Promise<{ key: string; values: Record<string, unknown>; collectionId: string; isOverlayForm: boolean }[]> => {
  const response = await fetch(`${world.platform.controlForTools}submissions?site=${site}&formId=${formId}`);
  return ((await response.json()) as { submissions: never[] }).submissions;
};
const chunks = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/(form[\w-]*?|captions-\w+|react)-[0-9A-Z]{8}\.js/.exec(name)?.[1] ?? [])
      .sort(),
  );
/** The paths of requests that carry the typed password, in their order. */
function passwordsSent(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('opensesame')) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
const emailSentences: Readonly<Record<string, string>> = {
  // The German form brings its own sentence; the other form uses the page's language.
  '/german': 'E-Mail-Adressen haben die Form name@beispiel.example',
  '/right-to-left': 'כתובת הדוא״ל אינה תקינה. כתובת דוא״ל נכתבת בצורה name@site.example.',
};
/** Sends the form empty: errors are shown above the titles and in a focused box, and disappear while they are corrected. */
async function correct(page: Page, path: string): Promise<void> {
  await page.click('form [type=submit]');
  await stateIs(page, 'failed');
  const seen = await page.evaluate(() => {
    const errors = [...document.querySelectorAll('.field-error')];
    return {
      above: errors.every((error) => {
        const title = error.closest('.form-item')?.querySelector('.title') as Element;
        const words = new Range();
        words.setStartAfter(error);
        words.setEndAfter(title.lastChild ?? title);
        return error.getBoundingClientRect().bottom <= words.getBoundingClientRect().top + 1;
      }),
      marked: errors.every((error) => error.closest('.form-item')?.matches('.error')),
      described: errors.every((error) =>
        error.closest('.form-item')?.querySelector(`[aria-invalid=true][aria-describedby~="${error.id}"]`),
      ),
      count: errors.length,
      box: document.querySelector('.form-submission-error')?.textContent ?? '',
      focus: document.activeElement?.className ?? '',
      below: document.querySelector('.form-submission-error-below')?.textContent ?? '',
    };
  });
  expect([seen.above, seen.marked, seen.described, seen.count > 0]).toEqual([true, true, true, true]);
  if (path === '/newsletter')
    expect([seen.box, seen.focus]).toEqual(['', expect.stringContaining('newsletter-form-field-element')]);
  else expect(seen.focus).toBe('form-submission-error');
  if (path === '/first') {
    expect(seen.box).toContain('Your form has encountered a problem. Please scroll down to review.');
    expect(seen.below).toBe('Your form has encountered a problem. Please scroll up to review.');
  }
  if (path === '/german') expect(seen.box).toContain('Bitte sehen Sie weiter unten nach.');
  if (path === '/right-to-left')
    await page.waitForFunction(() =>
      document.querySelector('.form-submission-error')?.textContent?.startsWith('יש בעיה בטופס. גללו למטה'),
    );
  expect(await findWithAxe(page, 'main')).toEqual([]);
  const input = path === '/newsletter' ? '.newsletter-form-field-element' : '[id^=email] input[type=email]';
  await page.type(input, 'ada@exampl');
  const sentence = () =>
    page.$eval(input, (each) => each.closest('.form-item')?.querySelector('.field-error')?.textContent ?? '');
  expect(await sentence()).toBe(
    emailSentences[path] ?? 'Email is not valid. Email addresses should follow the format name@site.example.',
  );
  await page.type(input, 'e.org');
  expect(await sentence()).toBe('');
  expect(
    await page.$eval(input, (each) => [each.getAttribute('aria-invalid'), each.closest('.form-item')?.matches('.error')]),
  ).toEqual([null, false]);
}

// forms#server-markup forms#field-errors forms#error-box forms#hidden-from-query forms#submission-fields forms#submitted-event
// forms#success forms#states
test(
  'a server form is corrected, every field is sent once under a key, the hidden one from the query, and the success message ' +
    'takes its place',
  async () => {
    const { page, pageErrors } = await arrive('forms', '/first?campaign=spring');
    await whenMounted(page);
    // The counter is added soon after the form is mounted.
    await page.waitForSelector('.character-count');
    const chunksAskedFor: string[] = [];
    page.on('request', (request) => chunksAskedFor.push(request.url()));
    const sent = passwordsSent(page);
    await page.focus('form input');
    expect([await chunks(page), chunksAskedFor]).toEqual([['form-extras', 'forms'], []]);
    await correct(page, '/first');
    // The code that checks and sends is loaded with the first input.
    await expect.poll(() => chunks(page)).toEqual(['form-controller', 'form-errors', 'form-extras', 'form-send', 'forms']);
    await page.evaluate(() => {
      const submitted: unknown[] = [];
      Object.assign(window, { submitted });
      document.addEventListener('ss-runtime:form-submitted', (event) => submitted.push((event as CustomEvent).detail));
    });
    await page.evaluate(fillIn, everyField(serverId));
    const state = await page.evaluate(() => {
      const form = document.querySelector('form') as HTMLFormElement;
      form.requestSubmit();
      form.requestSubmit();
      return form.dataset.ssForm;
    });
    expect(state).toBe('submitting');
    await stateIs(page, 'success');
    const [only, ...others] = await stored('forms', '68f0a1b2c3d4e5f607182901');
    expect(others).toEqual([]);
    expect(only?.values).toEqual({ ...submittedValues(serverId), 'hidden-yui_19': 'spring' });
    expect(sent).toEqual(['/api/form/SaveFormSubmission']);
    expect([only?.collectionId, only?.isOverlayForm]).toEqual(['68f0a1b2c3d4e5f607182900', false]);
    const calls = world.platform.journal
      .entries()
      .filter(({ endpoint }) => /form-submission$|submission-key/.test(endpoint ?? ''));
    expect(calls.map(({ endpoint, valid }) => [endpoint, valid])).toEqual([
      ['form-submission-key', true],
      ['save-form-submission', true],
    ]);
    expect(calls[0]?.body || null).toBeNull();
    expect(calls[1]?.body).toMatchObject({ submitButtonText: 'Send', objectName: 'page-section-182901', pagePath: '/first' });
    // Nothing more, nothing less (forms#submission-fields).
    expect(Object.keys(calls[1]?.body as object).join(' ')).toBe(
      'key formId collectionId objectName isOverlayForm submitButtonText form pageTitle pageId contentSource pagePath ' +
        'pagePermissionTypeValue',
    );
    expect(
      await page.evaluate(() => ({
        focus: document.activeElement?.textContent,
        hidden: getComputedStyle(document.querySelector('form') as Element).display,
        submitted: (window as unknown as { submitted: unknown }).submitted,
        kept: Object.keys(sessionStorage).filter((key) => key.startsWith('ss-form-draft')),
      })),
    ).toEqual({ focus: 'Thank you!', hidden: 'none', submitted: [{ formId: '68f0a1b2c3d4e5f607182901' }], kept: [] });
    expect(pageErrors).toEqual([]);
  },
);

// forms#context-script forms#drawn-once forms#file-field forms#extra-values
test('a described form is drawn by React near the view, is corrected, sends the same values, and is recorded once', async () => {
  const { page, pageErrors, settled } = await arrive('forms', '/second?campaign=spring');
  await whenMounted(page);
  await page.waitForSelector('.character-count');
  expect([...new Set(await chunks(page))]).toEqual(['form-extras', 'form-island', 'forms', 'react']);
  expect(await findWithAxe(page)).toEqual([]);
  await correct(page, '/second');
  const sent = passwordsSent(page);
  await page.evaluate(fillIn, everyField(drawnId));
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await stateIs(page, 'success');
  const [only] = await stored('forms', '68f0a1b2c3d4e5f607182902');
  expect(only?.values).toEqual({
    ...submittedValues(drawnId),
    'hidden-019': 'spring',
    'file-020': [],
    'email-002-mailing-list': 'false',
  });
  expect(sent).toEqual(['/api/form/SaveFormSubmission']);
  expect(await page.$eval('.form-submission-success', (done) => done.textContent)).toBe('Thank you! We will write soon.');
  await settled();
  const recorded = world.platform.journal
    .entries()
    .filter(
      ({ endpoint, body }) => endpoint === 'form-render' && (body as { formId: string }).formId === '68f0a1b2c3d4e5f607182902',
    );
  expect(recorded).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

// forms#captions forms#page-language forms#newsletter-error
test.each(['/german', '/right-to-left', '/newsletter'])(
  'on %s errors are shown above the titles and in a focused box, and disappear while they are corrected',
  async (path) => {
    const { page } = await arrive('forms', path);
    await whenMounted(page);
    expect(await findWithAxe(page, 'main')).toEqual([]);
    // Captions that the form does not bring are in the page's language.
    if (path === '/right-to-left')
      expect(
        await page.$$eval('.caption-text, #name-001 .required, form [type=submit]', (all) => all.map((each) => each.textContent)),
      ).toEqual([' (חובה)', 'שם פרטי', 'שם משפחה', 'שליחה']);
    await correct(page, path);
    if (path === '/newsletter') {
      await refuseNewsletter(page);
      await sendFromSlide(page);
    }
  },
);

/** A refused newsletter shows an error of the form before its body, and an error of its field above the title only. */
async function refuseNewsletter(page: Page): Promise<void> {
  const button = '.newsletter-form-button';
  await setFaults('save-form-submission:status:500:empty');
  await page.click(button);
  await stateIs(page, 'failed');
  const box = () =>
    page.$$eval('.form-submission-error', (all) =>
      all.map((each) => [each.textContent, each === document.activeElement, each.nextElementSibling?.className]),
    );
  expect(await box()).toEqual([['Unable to send form. Please try again later.', true, 'newsletter-form-body']]);
  const field = await page.$eval('.newsletter-form-field-wrapper', ({ id }) => id);
  await setFaults(`save-form-submission:errors:${field}=Known already.`);
  await page.click(button);
  await page.waitForSelector('.field-error');
  expect(await box()).toEqual([]);
  expect(await page.$eval('.field-error', (each) => [each.textContent, each.nextElementSibling?.matches('.title')])).toEqual([
    'Known already.',
    true,
  ]);
  await setFaults('save-form-submission:errors:elsewhere=Not this one.');
  await page.click(button);
  await page.waitForSelector('.form-submission-error');
  expect(await box()).toEqual([
    ['One or more fields is invalid, please check your entries.Not this one.', true, 'newsletter-form-body'],
  ]);
  await setFaults('');
}

/** The same newsletter on a slide 300 px wide, added later, is mounted, narrow, and sent by keyboard. */
async function sendFromSlide(page: Page): Promise<void> {
  await page.evaluate(() => {
    const slide = document.createElement('div');
    slide.innerHTML =
      '<div class="sqs-slide" data-slide-type="cover-page"><div class="sqs-slice sqs-block-newsletter" ' +
      'data-slice-type="newsletter" style="width:300px"></div></div>';
    const form = document.querySelector('.newsletter-form-wrapper')?.cloneNode(true) as HTMLElement;
    form.querySelector('form')?.removeAttribute('data-ss-form');
    form.querySelector('form')?.setAttribute('data-form-id', 'slide');
    slide.querySelector('.sqs-slice')?.append(form);
    document.querySelector('main')?.replaceChildren(slide);
    return window.SSRuntime.initialize();
  });
  await page.waitForSelector('.sqs-slice.sqs-narrow-width [data-form-id=slide][data-ss-form=idle]');
  await page.$eval('[type=text]', (input) => {
    (input as HTMLInputElement).value = '';
  });
  await page.type('[type=text]', 'slide@example.com');
  await page.keyboard.press('Enter');
  await stateIs(page, 'success');
  expect(await findWithAxe(page, 'main')).toEqual([]);
  expect((await stored('forms', 'slide')).map(({ values }) => Object.values(values))).toEqual([['slide@example.com']]);
}

const setFaults = (rules: string) =>
  fetch(`${world.platform.controlForTools}faults`, { method: 'PUT', body: JSON.stringify({ rules }) });
const noKey = 'Could not get a form submission key, please try again later.';
/** The sentence for each kind of fault; empty for a form that is sent nevertheless. */
const failures: Readonly<Record<string, readonly (readonly [kind: string, sentence: string])[]>> = {
  'form-submission-key': [
    ...['status:500', 'status:429:html', 'error:No.', 'message:No.', 'errors:text-1=No.', 'billing:NO', 'crumbFail:always'],
    ...[
      'loginRequired',
      'authorizationFail',
      'cleaned',
      '204',
      '202',
      'badjson',
      'truncate:1',
      'reset',
      'empty',
      'js-throw',
      'hang',
      'stall:1',
    ],
  ].map((kind) => [kind, noKey] as const),
  'save-form-submission': [
    ['status:401:empty', 'Unable to submit form. Please try again later.'],
    ['status:404:empty', 'This form has not been configured yet.'],
    ['status:429:empty', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    ['status:500:html', 'Unable to send form. Please try again later.'],
    ['status:503:html', 'Unknown error, please try again later.'],
    ...[403, 409, 413, 503].map((status) => [`status:${status}+error:No room at ${status}.`, `No room at ${status}.`] as const),
    ['error:<b>The kitchen</b> is closed.', '<b>The kitchen</b> is closed.'],
    ['status:400+message:The cook is ill.', 'The cook is ill.'],
    ['reset', 'Unknown error, please try again later.'],
    ['badjson', 'Error processing form submission. Please reload and try again.'],
    ['truncate:1', 'Error processing form submission. Please reload and try again.'],
    ['js-throw', 'Error processing form submission. Please reload and try again.'],
    ['crumbFail', ''],
    ['202', ''],
    ['204', ''],
    ['status:200:empty', ''],
    ['message:We have it.', ''],
    ['stall:1', 'Unknown error, please try again later.'],
    ['hang', 'Unknown error, please try again later.'],
    ['delay:100', ''],
    ['dribble:3x5', ''],
  ],
};
// forms#character-counter forms#status-messages forms#success-response
test(
  'by keyboard: counter and limit; each fault of the two calls shows its sentence, unlocks the form and keeps the values; ' +
    'the form is stored once',
  async () => {
    await fetch(`${world.platform.controlForTools}submissions`, { method: 'DELETE' });
    const { page } = await arrive('strange', '/old');
    await whenMounted(page);
    // Calls time out after 30 s; the test shortens that for faults that never end.
    await page.evaluate(() => {
      const usual = window.setTimeout.bind(window);
      const hangs = () => document.documentElement.hasAttribute('data-hangs');
      const soon = (callback: () => void, ms?: number) => usual(callback, ms === 30_000 && hangs() ? 300 : ms);
      Object.assign(window, { setTimeout: soon });
    });
    await page.focus('#i');
    await page.keyboard.press('Tab');
    expect(await page.$$('.field-error')).toHaveLength(0);
    await page.keyboard.type('123456');
    await page.waitForSelector('#textarea-2 .field-error');
    await page.waitForSelector('.character-count');
    expect(await page.$eval('.character-count', (each) => [each.textContent, each.matches('.error')])).toEqual(['6 / 5', true]);
    expect(await page.$eval('#textarea-2 .field-error', (each) => each.textContent)).toBe(
      'You have exceeded the character limit.',
    );
    expect(await findWithAxe(page, 'form')).toEqual([]);
    await page.keyboard.press('Backspace');
    expect(await page.$eval('.character-count', (each) => [each.textContent, each.matches('.error')])).toEqual(['5 / 5', false]);
    expect(await page.$$('.field-error')).toHaveLength(0);
    // The text of a composition is checked when the composition ends.
    const input = await page.createCDPSession();
    await input.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    const long = () =>
      page.evaluate(() => [
        document.querySelector<HTMLTextAreaElement>('#t')?.value,
        document.querySelectorAll('.field-error').length,
      ]);
    expect(await long()).toEqual(['12345に', 0]);
    await input.send('Input.insertText', { text: '日' });
    expect(await long()).toEqual(['12345日', 1]);
    await page.keyboard.press('Backspace');
    expect(await long()).toEqual(['12345', 0]);
    await page.keyboard.press('Tab');
    await page.keyboard.type('more');
    await page.focus('#i');
    await page.keyboard.type('word');
    for (const [endpoint, kinds] of Object.entries(failures))
      for (const [kind, sentence] of kinds) {
        await setFaults(`${endpoint}:${kind}`);
        await page.evaluate(
          (hangs) => {
            document.documentElement.toggleAttribute('data-hangs', hangs);
            document.querySelector('form')?.requestSubmit();
          },
          /hang|stall/.test(kind),
        );
        await page.waitForFunction(() => !document.querySelector('form[data-ss-form=submitting]'));
        const end = await page.evaluate(() => {
          const form = document.querySelector('form') as HTMLFormElement;
          const box = document.querySelector('.form-submission-error');
          const { ssForm } = form.dataset;
          if (ssForm === 'success') {
            window.SSRuntime.destroy();
            (document.querySelector('#i') as HTMLInputElement).value = 'word';
            (document.querySelector('#t') as HTMLTextAreaElement).value = '12345';
            (document.querySelector('[name=bare]') as HTMLInputElement).value = 'more';
          }
          return {
            ssForm,
            message: box?.textContent ?? '',
            isFocused: box === document.activeElement,
            isBusy: form.getAttribute('aria-busy'),
            label: form.querySelector('button')?.textContent,
            typed: document.querySelector<HTMLInputElement>('#i')?.value,
          };
        });
        const unlocked = { isBusy: null, label: 'Go', typed: 'word' };
        expect([kind, end]).toEqual([
          kind,
          sentence
            ? { ...unlocked, ssForm: 'failed', message: sentence, isFocused: true }
            : { ...unlocked, ssForm: 'success', message: '', isFocused: false },
        ]);
        if (sentence) continue;
        await page.evaluate(() => window.SSRuntime.initialize());
        await stateIs(page, 'idle');
      }
    // Every send that was shown as a success is stored, and nothing else.
    const sent = 3;
    expect(await stored('strange', 'o1')).toHaveLength(sent);
    await setFaults('save-form-submission:errors:text-1=<i>Not this word.</i>;other=And this.');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await page.waitForFunction(() => document.querySelector('#text-1 .field-error')?.textContent === '<i>Not this word.</i>');
    expect(await page.$eval('.form-submission-error', (box) => box.textContent)).toContain('And this.');
    await setFaults('');
    await page.focus('#i');
    await page.keyboard.press('Enter');
    await stateIs(page, 'success');
    expect((await stored('strange', 'o1')).slice(sent)).toMatchObject([
      { collectionId: 'c9', values: { 'text-1': 'word', 'textarea-2': '12345', bare: 'more' } },
    ]);
    expect(await page.$eval('form', (form) => getComputedStyle(form).display)).toBe('none');
  },
);

// forms#same-key forms#draft
test(
  'a lost response, a page closed during the send, a way back: the values are restored, sent under the same key and stored ' +
    'once',
  async () => {
    const { page } = await arrive('strange', '/far');
    await page.evaluate(() => window.SSRuntime.ready);
    expect(await chunks(page)).toEqual([]);
    await page.goto(world.address('strange', '/old'));
    await whenMounted(page);
    await fetch(`${world.platform.controlForTools}submissions`, { method: 'DELETE' });
    await setFaults('save-form-submission:empty');
    await page.type('#i', 'kept');
    await page.keyboard.press('Enter');
    await stateIs(page, 'failed');
    await setFaults('save-form-submission:hang');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await stateIs(page, 'submitting');
    await world.platform.journal.waitFor(({ endpoint, fault }) => endpoint === 'save-form-submission' && fault !== null);
    await page.goto(world.address('strange', '/far'));
    await setFaults('');
    await page.goBack();
    await whenMounted(page);
    expect(await page.$eval('#i', (input) => (input as HTMLInputElement).value)).toBe('kept');
    const [before] = await stored('strange', 'o1');
    await page.evaluate(() => {
      const form = document.querySelector('form') as HTMLFormElement;
      // A form from the back/forward cache still waits for its response.
      if (form.dataset.ssForm === 'submitting') location.reload();
    });
    await page.waitForSelector('form[data-ss-form]:not([data-ss-form=submitting])');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await stateIs(page, 'success');
    const after = await stored('strange', 'o1');
    expect(after).toHaveLength(1);
    expect(after[0]?.key).toBe(before?.key);
    await page.goto(world.address('strange', '/far'));
    await page.$eval('form', (form) => form.scrollIntoView());
    await whenMounted(page);
    await page.type('#i', 'secret');
    await page.reload();
    await page.$eval('form', (form) => form.scrollIntoView());
    await whenMounted(page);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))).toEqual([]);
  },
);

// forms#success-scripts forms#success-redirect forms#success-timeout forms#broken-context
test(
  'success HTML runs the owner’s script, a redirect on the same site is followed, and broken forms are skipped with their ' +
    'reason',
  async () => {
    // A new visitor has an empty cache.
    const { page, pageErrors } = await arrive('forms', '/success-html', world.newVisitor());
    await whenMounted(page);
    await page.type('input[type=email]', 'ada@example.com');
    await page.keyboard.press('Enter');
    await page.waitForSelector('html[data-own-script=ran]');
    expect(await page.$eval('.form-submission-success', (done) => done.textContent)).toBe(
      'Sent.From the owner.document.documentElement.dataset.ownScript = "ran";',
    );
    // The script is in the message but not visible.
    expect(await page.$eval('.form-submission-success', (done) => (done as HTMLElement).innerText.split(/\n+/))).toEqual([
      'Sent.',
      'From the owner.',
    ]);
    await page.goto(world.address('forms', '/redirect'));
    await whenMounted(page);
    await page.type('input[type=email]', 'ada@example.com');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).pathname).toBe('/thanks');
    await page.goto(world.address('forms', '/broken'));
    await whenMounted(page);
    expect(
      await page.$$eval('.form-wrapper', (all) =>
        all.map((each) => each.getAttribute('data-ss-block-error') ?? each.getAttribute('data-ss-block')),
      ),
    ).toEqual(['form-without-fields', 'form-unparseable', 'form-without-id', 'form']);
    // By keyboard alone, past the forms that were skipped.
    const isAt = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    for (let presses = 0; presses < 10 && !(await isAt('form input[type=email]')); presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Tab');
    expect(await isAt('form [type=submit]')).toBe(true);
    await page.keyboard.press('Space');
    await stateIs(page, 'success');
    expect(await isAt('.form-submission-success')).toBe(true);
    // The code of the success message hangs: the form is shown as sent nevertheless, and no draft is left.
    await page.setRequestInterception(true);
    page.on('request', (request) => request.continue({}, 0));
    const held = holdRequests(page, /form-success-/);
    await page.goto(world.address('forms', '/success-html'));
    await whenMounted(page);
    await page.evaluate(() => {
      const usual = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (callback: () => void, ms?: number) => usual(callback, ms === 5000 ? 50 : ms) });
    });
    await page.type('input[type=email]', 'ada@example.com');
    await page.keyboard.press('Enter');
    await stateIs(page, 'success');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))).toEqual([]);
    await held.asked;
    held.release();
    expect(pageErrors).toEqual([]);
  },
);

// forms#overlay-form
test('a form in the popup is sent as an overlay form', async () => {
  const { page } = await arrive('forms', '/popup');
  await page.waitForSelector('dialog[open] form[data-ss-form]');
  expect(await findWithAxe(page, 'dialog')).toEqual([]);
  await page.type('dialog input[type=email]', 'ada@example.com');
  await page.keyboard.press('Enter');
  await stateIs(page, 'success');
  expect(await stored('forms', '68f0a1b2c3d4e5f607182904')).toMatchObject([{ isOverlayForm: true }]);
  await world.platform.journal.waitFor(
    ({ endpoint, body }) => endpoint === 'overlay' && (body as { action: string }).action === 'submit',
  );
});

// forms#without-script
test('without scripts a server form posts to its page and is stored once; described forms and their contexts are not shown', async () => {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await page.setJavaScriptEnabled(false);
  const post = async (path: string, values: Readonly<Record<string, string>>) => {
    await page.goto(world.address('forms', path));
    const formId = await page.$eval('form', ({ dataset }) => dataset.formId ?? '');
    const before = (await stored('forms', formId)).length;
    await page.evaluate(fillIn, values);
    await Promise.all([page.waitForNavigation(), page.click('form [type=submit]')]);
    expect(await page.title()).toContain('Thank you');
    const all = await stored('forms', formId);
    expect(all).toHaveLength(before + 1);
    return all.at(-1)?.values;
  };
  expect(await post('/redirect', { 'input[type=email]': 'without@example.com' })).toEqual({
    'email-yui_2': 'without@example.com',
  });
  // Without a script, the hidden field keeps its own value.
  const sent = passwordsSent(page);
  expect(await post('/first?campaign=spring', everyField(serverId))).toEqual({
    ...submittedValues(serverId),
    'hidden-yui_19': 'none',
  });
  expect(sent).toEqual(['/first']);
  expect(Object.values((await post('/newsletter', { '.newsletter-form-field-element': 'no@example.com' })) ?? {})).toEqual([
    'no@example.com',
  ]);
  // Without a script no captcha can be solved; the platform decides on the post.
  const typed = { '[data-title=First]': 'Ada', '[data-title=Last]': 'Example', 'input[type=email]': 'ada@example.com' };
  expect(await post('/captcha/recaptcha', typed)).toEqual({
    'name-yui_1': ['Ada', 'Example'],
    'email-yui_2': 'ada@example.com',
  });
  for (const path of ['/second', '/german', '/right-to-left', '/places', '/success-html', '/captcha/turnstile', '/product']) {
    await page.goto(world.address('forms', path));
    const seen = await page.evaluate(() => [document.forms.length, /formFields|"type"/.test(document.body.innerText)]);
    expect([path, ...seen]).toEqual([path, 0, false]);
  }
});

// forms#additional-fields
test('a product’s additional fields are drawn from their data-form, checked and read; values of every type can be written back', async () => {
  const { page, pageErrors } = await arrive('forms', '/product');
  const entered = {
    'text-1': 'a "b"',
    'textarea-1': 'two\nlines',
    'name-1': ['Ada', 'Byron'],
    'address-1': ['1 Quay', '', 'Port', 'Shire', 'P1', 'United Kingdom'],
    'phone-1': ['', '555', '123', '4567'],
    'date-1': ['02', '03', '2026'],
    'time-1': ['10', '30', '00', 'PM'],
    'checkbox-1': ['One', 'Three'],
    'radio-1': 'Two',
    'select-1': 'Three',
    'likert-1': { One: '-2', Three: '1' },
  };
  const results = await page.evaluate(async (entered) => {
    const forms = await window.SSRuntime.service('forms');
    const place = document.body.appendChild(document.createElement('div'));
    const dataForm = document.querySelector('[data-form]')?.getAttribute('data-form') ?? '';
    const live = await forms.additionalFields(place, dataForm);
    const before = [await live.check(), place.querySelectorAll('.field-error').length, place.querySelector('button')];
    (place.querySelector('input[type=text]') as HTMLInputElement).value = 'Ada';
    (place.querySelector('input[type=radio]') as HTMLInputElement).checked = true;
    const after = [await live.check(), place.querySelectorAll('.field-error').length, await live.values()];
    live.destroy();
    // Every field type takes the value that it returned. Enter sends nothing.
    const types = ['text', 'textarea', 'name', 'address', 'phone', 'date', 'time', 'checkbox', 'radio', 'select', 'likert'];
    const fields = types.map((type) => ({ type, id: `${type}-1`, title: type, options: ['One', 'Two', 'Three'] }));
    const again = await forms.additionalFields(place, JSON.stringify({ fields }), entered);
    again.element.requestSubmit();
    const round = [again.state, await again.values()];
    again.destroy();
    const broken = await forms.additionalFields(place, '{').catch((error: { code: string }) => error.code);
    return [before, after, place.childElementCount, broken, round];
  }, entered);
  expect(results).toEqual([
    [false, 2, null],
    [true, 0, { 'text-001': 'Ada', 'radio-002': 'For two' }],
    0,
    'form-unparseable',
    ['idle', entered],
  ]);
  expect(pageErrors).toEqual([]);
});

// forms#inline-handler-early, compat#form-submit
test('an inline handler that runs before its form is mounted mounts the form and sends it once', async () => {
  const { page, pageErrors } = await arrive('strange', '/early');
  await whenMounted(page);
  await page.evaluate(() => {
    window.SSRuntime.destroy();
    for (const form of document.querySelectorAll('form')) {
      (form.querySelector('input') as HTMLInputElement).value = 'early';
      form.requestSubmit();
    }
  });
  await page.waitForSelector('form[data-form-id=e1][data-ss-form=success]');
  await page.waitForSelector('form[data-form-id=e2][data-ss-form=success]');
  for (const [formId, collectionId] of [
    ['e1', 'c9'],
    ['e2', 'c7'],
  ])
    expect(await stored('strange', formId)).toMatchObject([{ collectionId, values: { 'text-1': 'early' } }]);
  expect(pageErrors).toEqual([]);
});
