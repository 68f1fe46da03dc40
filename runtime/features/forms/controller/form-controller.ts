/** The chunk `form-controller`. Checks a form. Loaded with its first input, or with its first focus if it has a captcha. */
import { isEnglishPage } from '../../../browser/language.ts';
import { once } from '../../../browser/once.ts';
import { type FormValues, isEmptyValue, normaliseValue } from '../../../contract/forms/form-values.ts';
import { type ValidationOptions, validateField } from '../../../contract/forms/validate-form.ts';
import type { Page } from '../../../page/page.ts';
import type { FormCaptcha } from '../captcha/form-captcha.ts';
import { captchaSiteKey } from '../captcha/settings.ts';
import { readField } from '../controls/field-values.ts';
import type { FormHost } from '../controls/form-host.ts';
import type { MountedField } from '../controls/mounted-field.ts';
import { createFieldErrors } from '../errors/field-errors.ts';
import type { FormIds } from '../finding/server-form.ts';
import type { FormTranslation } from '../strings/form-strings.ts';

/** Checks a form while it is filled in, and sends it. */
export interface FormController {
  /** Renders the captcha if the form has one. */
  loadCaptcha(): void;
  onInput(target: EventTarget | null, field: MountedField | undefined): void;
  onLeave(field: MountedField): void;
  values(): FormValues;
  check(): Promise<boolean>;
  submit(callerIds: Partial<FormIds>): Promise<boolean>;
}

/** Field types that need none of the rarer rules. */
const commonTypes: readonly string[] = ['text', 'textarea', 'email', 'name', 'hidden', 'section'];

/** Rejects if the code of the rarer field types cannot be loaded. */
export async function createFormController(host: FormHost): Promise<FormController> {
  const { form, page, definition, fields, signal } = host;
  const isCommon = !host.hasHoneypot && fields.every((field) => commonTypes.includes(field.definition.type));
  const extras = isCommon ? null : await page.chunks.load('form-extras');
  const files = extras?.createFileReader(form.ownerDocument);
  for (const { controls } of fields) for (const control of controls) files?.read(control);

  let translation: FormTranslation = { strings: definition?.strings ?? {}, translate: (sentence) => sentence };
  const translate = (sentence: string) => translation.translate(sentence);
  const readValue = (field: MountedField) => readField(field, (input) => files?.filesOf(input) ?? []);
  const validate = (field: MountedField) => {
    const options: ValidationOptions = {
      strings: translation.strings,
      ...(definition && { formats: definition.formats }),
      emailRule: form.dataset.ssEmailRule === 'html' ? 'html' : 'platform',
      rare: extras?.rareRules,
    };
    return validateField(field.definition, readValue(field), options);
  };
  const errors = createFieldErrors(host, translate, validate);
  const byId = <Value>(read: (field: MountedField) => Value) =>
    Object.fromEntries(fields.map((field) => [field.definition.id, read(field)]));
  const values = (): FormValues => byId((field) => normaliseValue(field.definition.type, readValue(field)));
  // English until the page's language has been loaded.
  if (!isEnglishPage())
    page.chunks
      .load('form-strings')
      .then(({ loadFormStrings }) =>
        loadFormStrings(page.chunks, translation.strings, (loaded) => {
          translation = loaded;
          errors.refresh();
        }),
      )
      .catch(page.errors.report);

  const loadCaptcha = createCaptchaLoader(form, page, signal);
  const check = async (): Promise<boolean> => {
    const sentences = byId(validate);
    errors.clear();
    if (!Object.values(sentences).some(Boolean)) return true;
    // The shape of a refusal by the platform.
    await errors.show({ status: 400, body: { errors: sentences } });
    return false;
  };

  return {
    loadCaptcha() {
      loadCaptcha()
        ?.then((captcha) => captcha.key())
        .catch(page.errors.report);
    },
    onInput(target, field) {
      files?.read(target);
      // Loaded now, so that the send does not wait for them.
      for (const loading of [page.chunks.load('form-send'), page.service('calls')]) loading.catch(() => {});
      if (!field) return;
      const { maxLength } = field.definition;
      const isTooLong = maxLength !== null && String(readValue(field)).length > maxLength;
      if (errors.has(field) || isTooLong) errors.update(field);
    },
    onLeave(field) {
      if (!errors.has(field) && !isEmptyValue(field.definition, readValue(field))) errors.update(field);
    },
    values,
    check,
    async submit(callerIds) {
      if (!(await check())) return false;
      const { sendForm } = await page.chunks.load('form-send');
      const isAutomated = () => !!extras?.isAutomated(form, page.clock, host.mountedAtMs);
      const whenFilesRead = async () => files?.whenRead();
      return sendForm({ ...host, callerIds, values, translate, errors, loadCaptcha, isAutomated, whenFilesRead });
    },
  };
}

/** Returns a function that loads the captcha of a form once; it returns undefined for a form or a site without one. */
function createCaptchaLoader(form: HTMLFormElement, page: Page, signal: AbortSignal): () => Promise<FormCaptcha> | undefined {
  const findContainer = () => form.querySelector<HTMLElement>('.captcha-container');
  const captcha = once(async () => {
    const { createFormCaptcha } = await page.chunks.load('form-captcha');
    return createFormCaptcha(form, findContainer() ?? form, page, signal);
  });
  return () => (findContainer() && captchaSiteKey(page) ? captcha.load() : undefined);
}
