import type { TabStorage } from '../../browser/tab-storage.ts';
import type { FormDefinition } from '../../contract/forms/form-definition.ts';
import type { FormFailure } from '../../contract/forms/form-failure.ts';
import { formSentences, say } from '../../contract/forms/form-strings.ts';
import { type FormValues, isEmptyValue, normaliseValues } from '../../contract/forms/form-values.ts';
import { formEngineLimits } from '../../contract/forms/limits.ts';
import { formMessages } from '../../contract/forms/messages.ts';
import { type ValidationOptions, validateField, validateForm } from '../../contract/forms/validate-form.ts';
import { readFields, readText } from '../../contract/read.ts';
import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import type { Captcha } from './captcha/captcha.ts';
import { addCounter } from './counter.ts';
import { createDraft } from './draft.ts';
import { createErrorView } from './error-view.ts';
import { fillHidden, improveControls } from './improve-controls.ts';
import { type FormIds, readInlineHandler } from './inline-handler.ts';
import { findFields, type LiveField } from './live-field.ts';
import { createFileReader } from './read-files.ts';

export type FormState = 'idle' | 'submitting' | 'success' | 'failed';

/** A form that has been sent says so by this event, which bubbles; its detail has the form's id. */
const formSubmittedEvent = 'ss-runtime:form-submitted';

/** A form on the page that is alive. */
export interface LiveForm extends Live {
  readonly element: HTMLFormElement;
  readonly formId: string;
  readonly state: FormState;
  /** What stands in it now, by field id. */
  values(): FormValues;
  /** Shows what is wrong with it, and whether nothing is. */
  check(): boolean;
  /** Sends it; true once the platform has it. A second one while the first is on its way does nothing. Never rejects. */
  submit(ids?: Partial<FormIds>): Promise<boolean>;
}

export interface LiveFormOptions {
  /** What the browser was given to draw the form from; null for a form that the server drew. */
  readonly definition: FormDefinition | null;
  readonly tab: TabStorage;
}

/** Brings a form to life as it stands: spec 2 §4 "Form submission", §5, §8 "Form messages". */
export function createLiveForm(form: HTMLFormElement, page: Page, { definition, tab }: LiveFormOptions): LiveForm {
  const { ownerDocument: document } = form;
  const { clock, errors: reporter } = page;
  const inline = form.onsubmit;
  const inlineText = form.getAttribute('onsubmit') ?? '';
  const ids = readInlineHandler(inlineText);
  const formId = form.dataset.formId || definition?.formId || ids.formId || '';
  const files = createFileReader(document);
  const fields = findFields(form, definition && new Map(definition.fields.map((field) => [field.id, field])), files.of);
  const definitions = fields.map((field) => field.definition);
  const strings = definition?.strings ?? {};
  const options: ValidationOptions = {
    strings,
    ...(definition && { formats: definition.formats }),
    emailRule: form.dataset.ssEmailRule === 'html' ? 'html' : 'spec',
  };
  const view = createErrorView(form, fields, {
    reviewBelow: say(strings, 'reviewBelow'),
    reviewAbove: say(strings, 'reviewAbove'),
  });
  const draft = createDraft(form, tab, `ss-form-draft:${formId}:${document.location.pathname}`);
  const ends: (() => void)[] = [];
  let state: FormState = 'idle';
  let captcha: Promise<Captcha> | undefined;
  let isGone = false;
  /** Calls off the keeping of what is being typed. */
  let forgetSave = () => {};

  const setState = (next: FormState) => {
    state = next;
    form.dataset.ssForm = next;
  };
  const listen = (target: EventTarget, type: string, work: (event: Event) => void) => {
    target.addEventListener(type, work);
    ends.push(() => target.removeEventListener(type, work));
  };
  const status = document.createElement('div');
  status.className = 'ss-form-status';
  status.setAttribute('role', 'status');
  const announce = (text: string) => {
    status.textContent = text;
  };
  const values = (): FormValues =>
    normaliseValues(definitions, Object.fromEntries(fields.map(({ definition: { id }, read }) => [id, read()])));
  const check = (field: LiveField) => view.setField(field, validateField(field.definition, field.read(), options));
  const fieldAt = (target: EventTarget | null) => fields.find(({ element }) => element.contains(target as Node | null));
  const fetchSending = () => page.chunks.load('form-send');

  /** The solved captcha's token; empty while it is not solved, null where there is none. Sites without a key have none. */
  const captchaKey = async (): Promise<string | null> => {
    const container = captchaKeyOf(page) && form.querySelector<HTMLElement>('.captcha-container');
    if (!container) return null;
    captcha ??= page.chunks
      .load('form-captcha')
      .then(({ createCaptcha }) => createCaptcha(container, page, form.querySelector<HTMLButtonElement>('[type=submit]')));
    try {
      return (await captcha).token();
    } catch (error) {
      captcha = undefined;
      reporter.report(error);
      return '';
    }
  };

  const fail = ({ message, errors }: FormFailure): false => {
    setState('failed');
    // In the visitor's language where the form has the sentence.
    const names = Object.keys(formSentences) as (keyof typeof formSentences)[];
    const name = names.find((each) => formSentences[each] === message);
    view.show({ message: name ? say(strings, name) : message, errors });
    return false;
  };

  const checkAll = (): boolean => {
    const errors = validateForm(definitions, values(), options);
    if (Object.keys(errors).length > 0) return fail({ message: formMessages.invalid, errors });
    view.clear();
    return true;
  };

  const submit = async (more: Partial<FormIds> = {}): Promise<boolean> => {
    if (state === 'submitting' || state === 'success' || isGone) return state === 'success';
    if (!checkAll()) return false;
    setState('submitting');
    view.clear();
    announce(say(strings, 'submitting'));
    draft.save();
    const chunk = await fetchSending().catch((error: unknown) => reporter.report(error));
    const failure = chunk
      ? await chunk.sendLiveForm({
          form,
          page,
          definition,
          ids: {
            formId: formId || more.formId || '',
            collectionId: definition?.collectionId || more.collectionId || ids.collectionId || page.context.collection?.id || '',
            objectName: definition?.objectName || more.objectName || ids.objectName || '',
          },
          submitting: say(strings, 'submitting'),
          values,
          captchaKey,
          whenRead: files.settled,
          keys: {
            read: () => draft.key,
            write(key) {
              draft.key = key;
            },
          },
        })
      : { message: formMessages.unknown, errors: {} };
    announce('');
    if (failure || !chunk) {
      // A token is good for one attempt.
      captcha?.then((live) => live.reset()).catch(() => {});
      return failure ? fail(failure) : false;
    }
    // What was typed last waits to be kept: no more.
    forgetSave();
    draft.clear();
    setState('success');
    form.dispatchEvent(new CustomEvent(formSubmittedEvent, { bubbles: true, detail: { formId } }));
    const redirect = form.dataset.successRedirect || definition?.successRedirect || '';
    if (!isGone) ends.push(chunk.showSuccess({ form, messageHtml: definition?.successHtml ?? '', redirect }));
    return true;
  };

  // The browser's own bubbles would speak beside ours.
  form.noValidate = true;
  // Its work is ours from here on: two would send twice.
  if (/FormSubmit|\.submit\(/.test(inlineText)) form.onsubmit = null;
  form.append(status);
  improveControls(fields);
  fillHidden(form, document.location.search);
  draft.restore();
  const counters = new Map(
    fields.flatMap((field) => {
      const { maxLength } = field.definition;
      return maxLength === null ? [] : [[field, addCounter(field, maxLength, clock, announce)] as const];
    }),
  );
  for (const update of counters.values()) update();

  listen(form, 'submit', (event) => {
    event.preventDefault();
    void submit();
  });
  const onEntry = ({ target }: Event) => {
    forgetSave();
    forgetSave = clock.after(formEngineLimits.draftDebounceMs, draft.save);
    files.take(target);
    const field = fieldAt(target);
    if (!field) return;
    counters.get(field)?.();
    // While somebody types, only what was wrong before is judged; and what is too long, as its counter says so.
    const { maxLength } = field.definition;
    if (view.has(field) || (maxLength !== null && String(field.read()).length > maxLength)) check(field);
  };
  listen(form, 'input', onEntry);
  listen(form, 'change', onEntry);
  listen(form, 'focusout', (event) => {
    const field = fieldAt(event.target);
    if (!field || field.element.contains((event as FocusEvent).relatedTarget as Node | null)) return;
    // Who passes through an empty field is not told that it is empty.
    if (state !== 'submitting' && !isEmptyValue(field.definition, field.read())) check(field);
  });
  const prepare = () => {
    void fetchSending().catch(() => {});
    void page.service('calls').catch(() => {});
    void captchaKey();
  };
  form.addEventListener('focusin', prepare, { once: true });
  if (form.contains(document.activeElement)) prepare();
  listen(window, 'pagehide', () => {
    if (state !== 'success') draft.save();
  });
  for (const field of fields)
    if (field.definition.type === 'address' && field.definition.findsPlaces)
      field.element.addEventListener(
        'focusin',
        () => {
          page.chunks
            .load('form-places')
            .then(({ findPlaces }) => !isGone && ends.push(findPlaces(field, page)))
            .catch(reporter.report);
        },
        { once: true },
      );
  setState('idle');

  return {
    element: form,
    formId,
    get state() {
      return state;
    },
    values,
    check: checkAll,
    submit,
    destroy() {
      isGone = true;
      forgetSave();
      if (state !== 'success') draft.save();
      view.clear();
      for (const end of ends.splice(0)) end();
      form.removeEventListener('focusin', prepare);
      for (const counter of form.querySelectorAll('.character-count')) counter.remove();
      status.remove();
      form.onsubmit = inline;
      form.removeAttribute('data-ss-form');
      captcha?.then((live) => live.destroy()).catch(() => {});
    },
  };
}

/** Empty where the site has none. */
export const captchaKeyOf = ({ rawContext }: Page): string =>
  readText(readFields(readFields(readFields(rawContext).website).captchaSettings).siteKey);
