/** What judges and corrects a form, and has it sent; fetched with the first key, or the focus where a captcha is to come. */
import { type FormValues, isEmptyValue, normaliseValue } from '../../../contract/forms/form-values.ts';
import { type ValidationOptions, validateField } from '../../../contract/forms/validate-form.ts';
import type { FormCaptcha } from '../captcha/form-captcha.ts';
import { createErrorNews } from '../errors/error-news.ts';
import { captchaKeyOf } from '../finding/captcha-key.ts';
import type { FormIds } from '../finding/inline-handler.ts';
import { isEnglish } from '../is-english.ts';
import type { FormWords } from '../words.ts';
import type { FormWorkOptions } from './form-work-options.ts';
import type { MountedField } from './live-field.ts';
import { readField } from './read-field.ts';

export interface FormWork {
  /** The form has the focus: its captcha comes. */
  prepare(): void;
  entered(target: EventTarget | null, field: MountedField | undefined): void;
  left(field: MountedField): void;
  values(): FormValues;
  check(): Promise<boolean>;
  submit(more: Partial<FormIds>): Promise<boolean>;
}

/** Judged without the rules of the rarer types. */
const common: readonly string[] = ['text', 'textarea', 'email', 'name', 'hidden', 'section'];

/** Spec 2 §4 "Form submission", §5, §8 "Form messages". Never rejects for what stands in the form. */
export async function createFormWork(options: FormWorkOptions): Promise<FormWork> {
  const { form, page, definition, fields, signal } = options;
  const isPlain = !options.trapped && fields.every((field) => common.includes(field.definition.type));
  const kinds = isPlain ? null : await page.chunks.load('form-kinds');
  const files = kinds?.createFileReader(form.ownerDocument);
  let captcha: Promise<FormCaptcha> | undefined;
  let words: FormWords = { strings: definition?.strings ?? {}, say: (sentence) => sentence };
  const say: FormWords['say'] = (sentence) => words.say(sentence);
  const read = (field: MountedField) => readField(field, (input) => files?.of(input) ?? []);
  const validation = (): ValidationOptions => ({
    strings: words.strings,
    ...(definition && { formats: definition.formats }),
    emailRule: form.dataset.ssEmailRule === 'html' ? 'html' : 'platform',
    rare: kinds?.rareRules,
  });
  const judge = (field: MountedField) => validateField(field.definition, read(field), validation());
  const news = createErrorNews(options, say, judge);
  const byId = <Value>(of: (field: MountedField) => Value) =>
    Object.fromEntries(fields.map((field) => [field.definition.id, of(field)]));
  const values = (): FormValues => byId((field) => normaliseValue(field.definition.type, read(field)));
  for (const { controls } of fields) for (const control of controls) files?.take(control);
  // English at once, and the page's language as soon as it is here.
  if (!isEnglish(page))
    page.chunks
      .load('form-words')
      .then(({ wordsOfPage }) =>
        wordsOfPage(page.chunks, words.strings, (come) => {
          words = come;
          news.refresh();
        }),
      )
      .catch(page.errors.report);

  /** Undefined for a form, or a site, without one. */
  const fetchCaptcha = (): Promise<FormCaptcha> | undefined => {
    const container = form.querySelector<HTMLElement>('.captcha-container');
    if (!container || !captchaKeyOf(page)) return;
    captcha ??= page.chunks
      .load('form-captcha')
      .then(({ createFormCaptcha }) => createFormCaptcha(form, container, page, signal));
    captcha.catch(() => {
      captcha = undefined;
    });
    return captcha;
  };
  const check = async (): Promise<boolean> => {
    const errors = byId(judge);
    news.clear();
    if (!Object.values(errors).some(Boolean)) return true;
    // As the platform says it.
    await news.show({ status: 400, body: { errors } });
    return false;
  };

  return {
    prepare() {
      fetchCaptcha()
        ?.then((shown) => shown.key())
        .catch(page.errors.report);
    },
    entered(target, field) {
      files?.take(target);
      // It is sent without a wait then.
      for (const fetched of [page.chunks.load('form-send'), page.service('calls')]) fetched.catch(() => {});
      if (!field) return;
      // While somebody types, only what was wrong before is judged; and what is too long, as its counter says so.
      const { maxLength } = field.definition;
      if (news.has(field) || (maxLength !== null && String(read(field)).length > maxLength)) news.judgeField(field);
    },
    left(field) {
      // Who passes through an empty field is not told that it is empty; what is said of one stays until it is changed.
      if (!news.has(field) && !isEmptyValue(field.definition, read(field))) news.judgeField(field);
    },
    values,
    check,
    async submit(more) {
      if (!(await check())) return false;
      const { sendLiveForm } = await page.chunks.load('form-send');
      const isBot = () => !!kinds?.isBot(form, page.clock, options.aliveSinceMs);
      return sendLiveForm({ ...options, more, values, say, news, fetchCaptcha, isBot, whenRead: async () => files?.settled() });
    },
  };
}
