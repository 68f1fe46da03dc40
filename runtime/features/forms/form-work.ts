/** What judges and corrects a form, and has it sent; fetched when one has the focus. */
import type { Refusal } from '../../contract/forms/form-failure.ts';
import { type FormValues, isEmptyValue, normaliseValues } from '../../contract/forms/form-values.ts';
import { judgeField, type ValidationOptions } from '../../contract/forms/judge-field.ts';
import { submitting } from '../../contract/forms/messages.ts';
import type { FormCaptcha } from './captcha/form-captcha.ts';
import { captchaKeyOf } from './captcha-key.ts';
import { createErrorNews } from './error-news.ts';
import type { FormWorkOptions } from './form-work-options.ts';
import type { FormIds } from './inline-handler.ts';
import { isEnglish } from './is-english.ts';
import type { LiveField } from './live-field.ts';
import { readField } from './read-field.ts';
import type { FormWords } from './words.ts';

/** A form that has been sent says so by this event, which bubbles; its detail has the form's id. */
const formSubmittedEvent = 'ss-runtime:form-submitted';

export interface FormWork {
  /** The form has the focus: its captcha comes. */
  prepare(): void;
  entered(target: EventTarget | null, field: LiveField | undefined): void;
  left(field: LiveField): void;
  values(): FormValues;
  check(): Promise<boolean>;
  submit(more: Partial<FormIds>): Promise<boolean>;
  destroy(): void;
}

/** Judged without the rules of the rarer types. */
const common: readonly string[] = ['text', 'textarea', 'email', 'name', 'hidden', 'section'];

/** Spec 2 §4 "Form submission", §5, §8 "Form messages". Never rejects for what stands in the form. */
export async function createFormWork(options: FormWorkOptions): Promise<FormWork> {
  const { form, page, definition, fields, setState, isGone } = options;
  const isPlain = fields.every((field) => common.includes(field.definition.type));
  const kinds = isPlain ? null : await page.chunks.load('form-kinds');
  const files = kinds?.createFileReader(form.ownerDocument);
  const definitions = fields.map((field) => field.definition);
  let captcha: Promise<FormCaptcha> | undefined;
  let words: FormWords = { strings: definition?.strings ?? {}, say: (sentence) => sentence };
  const say: FormWords['say'] = (sentence) => words.say(sentence);
  const news = createErrorNews(options, say);
  const validation = (): ValidationOptions => ({
    strings: words.strings,
    ...(definition && { formats: definition.formats }),
    emailRule: form.dataset.ssEmailRule === 'html' ? 'html' : 'spec',
    rare: kinds?.rareRules,
  });
  const read = (field: LiveField) => readField(field, (input) => files?.of(input) ?? []);
  const values = (): FormValues =>
    normaliseValues(definitions, Object.fromEntries(fields.map((field) => [field.definition.id, read(field)])));
  const judge = (field: LiveField) => judgeField(field.definition, read(field), validation());
  const ends = [news.destroy];
  for (const { controls } of fields) for (const control of controls) files?.take(control);
  // English at once, and the page's language as soon as it is here.
  if (!isEnglish(page))
    page.chunks
      .load('form-words')
      .then(({ wordsOfPage }) =>
        wordsOfPage(page.chunks, words.strings, (come) => {
          words = come;
          if (!isGone()) news.sayAgain(judge);
        }),
      )
      .catch(page.errors.report);

  /** Null for a form, or a site, without one. */
  const fetchCaptcha = (): Promise<FormCaptcha> | null => {
    if (!captchaKeyOf(page) || !form.querySelector('.captcha-container')) return null;
    captcha ??= page.chunks.load('form-captcha').then(({ createFormCaptcha }) => createFormCaptcha(form, page));
    captcha.catch(() => {
      captcha = undefined;
    });
    return captcha;
  };
  const fail = async (refusal: Refusal): Promise<false> => {
    await news.show(refusal);
    return false;
  };
  const check = async (): Promise<boolean> => {
    const errors = Object.fromEntries(fields.map((field) => [field.definition.id, judge(field)]).filter(([, error]) => error));
    // As the platform says it.
    if (Object.keys(errors).length > 0) return fail({ status: 400, body: { errors } });
    news.clear();
    return true;
  };

  return {
    prepare() {
      fetchCaptcha()
        ?.then((shown) => shown.show())
        .catch(page.errors.report);
    },
    entered(target, field) {
      files?.take(target);
      // It is sent without a wait then.
      for (const fetched of [page.chunks.load('form-send'), page.service('calls')]) fetched.catch(() => {});
      if (!field) return;
      // While somebody types, only what was wrong before is judged; and what is too long, as its counter says so.
      const { maxLength } = field.definition;
      if (news.has(field) || (maxLength !== null && String(read(field)).length > maxLength)) news.setField(field, judge(field));
    },
    left(field) {
      // Who passes through an empty field is not told that it is empty.
      if (!isEmptyValue(field.definition, read(field))) news.setField(field, judge(field));
    },
    values,
    check,
    async submit(more) {
      if (!(await check())) return false;
      const { sendLiveForm } = await page.chunks.load('form-send');
      options.announce(say(submitting));
      const sent = await sendLiveForm({
        ...options,
        more,
        values,
        say,
        captchaKey: async () => (await fetchCaptcha())?.key() ?? null,
        whenRead: async () => files?.settled(),
      });
      options.announce('');
      if ('refusal' in sent) {
        // A token is good for one attempt.
        captcha?.then((used) => used.reset()).catch(() => {});
        return fail(sent.refusal);
      }
      setState('success');
      options.draft.clear();
      form.dispatchEvent(new CustomEvent(formSubmittedEvent, { bubbles: true, detail: { formId: options.formId } }));
      if (!isGone()) ends.push(sent.showThanks());
      return true;
    },
    destroy() {
      captcha?.then((shown) => shown.destroy()).catch(() => {});
      for (const end of ends.splice(0)) end();
    },
  };
}
