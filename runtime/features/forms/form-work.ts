/** What checks, corrects and sends a form; fetched when one has the focus. */

import { adoptStyles } from '../../browser/adopt-styles.ts';
import { withTexts } from '../../browser/page-texts.ts';
import type { FormDefinition } from '../../contract/forms/form-definition.ts';
import type { FormFailure } from '../../contract/forms/form-failure.ts';
import { say } from '../../contract/forms/form-strings.ts';
import { type FormValues, isEmptyValue, normaliseValues } from '../../contract/forms/form-values.ts';
import { formMessages, formStatusMessages } from '../../contract/forms/messages.ts';
import { type ValidationOptions, validateField, validateForm } from '../../contract/forms/validate-form.ts';
import type { Page } from '../../page/page.ts';
import { createBotTrap } from './bot-trap.ts';
import { createFormCaptcha } from './captcha/form-captcha.ts';
import type { Draft } from './draft.ts';
import { createErrorView } from './error-view.ts';
import type { FormState } from './form-state.ts';
import workStyles from './form-work.css';
import type { FormIds } from './inline-handler.ts';
import type { LiveField } from './live-field.ts';
import { readField } from './read-field.ts';
import { createFileReader } from './read-files.ts';
import { sendLiveForm } from './send-live-form.ts';
import { showSuccess } from './success.ts';
import { inPageLanguage, stringsOf, type Words } from './words.ts';

/** A form that has been sent says so by this event, which bubbles; its detail has the form's id. */
const formSubmittedEvent = 'ss-runtime:form-submitted';

export interface FormWorkOptions {
  readonly form: HTMLFormElement;
  readonly page: Page;
  readonly definition: FormDefinition | null;
  readonly fields: readonly LiveField[];
  readonly formId: string;
  readonly ids: Partial<FormIds>;
  readonly draft: Draft;
  readonly aliveSinceMs: number;
  setState(state: FormState): void;
  announce(text: string): void;
  isGone(): boolean;
}

export interface FormWork {
  /** The form has the focus: its captcha comes. */
  prepare(): void;
  entered(target: EventTarget | null, field: LiveField | undefined): void;
  left(field: LiveField): void;
  values(): FormValues;
  check(): boolean;
  submit(more: Partial<FormIds>): Promise<boolean>;
  destroy(): void;
}

/** Spec 2 §4 "Form submission", §5, §8 "Form messages". Never throws for what stands in the form. */
export function createFormWork(options: FormWorkOptions): FormWork {
  const { form, page, definition, fields, formId, ids, draft, setState, announce, isGone } = options;
  const files = createFileReader(form.ownerDocument);
  const definitions = fields.map((field) => field.definition);
  let words: Words = { forms: formMessages, formStatus: formStatusMessages };
  let failure: FormFailure | null = null;
  const strings = () => stringsOf(definition?.strings ?? {}, words);
  const validation = (): ValidationOptions => ({
    strings: strings(),
    ...(definition && { formats: definition.formats }),
    emailRule: form.dataset.ssEmailRule === 'html' ? 'html' : 'spec',
  });
  const view = createErrorView(form, fields, () => ({
    reviewBelow: say(strings(), 'reviewBelow'),
    reviewAbove: say(strings(), 'reviewAbove'),
  }));
  const trap = createBotTrap(form, page.clock, options.aliveSinceMs);
  const captcha = createFormCaptcha(form, page);
  const ends = [adoptStyles(form.ownerDocument, workStyles), view.clear, captcha.destroy];
  const read = (field: LiveField) => readField(field, files.of);
  const values = (): FormValues =>
    normaliseValues(definitions, Object.fromEntries(fields.map((field) => [field.definition.id, read(field)])));
  const judge = (field: LiveField) => validateField(field.definition, read(field), validation());
  const check = (field: LiveField) => view.setField(field, judge(field));
  // In the page's language once its texts are here, also what is said already.
  ends.push(
    withTexts(page.chunks, words, (texts) => {
      words = texts;
      if (failure) view.reword(inPageLanguage(failure.message, strings(), words));
      for (const field of fields) {
        const sentence = view.has(field) ? judge(field) : null;
        // What the platform has said of a field stays.
        if (sentence !== null) view.setField(field, sentence);
      }
    }),
  );
  for (const { controls } of fields) for (const control of controls) files.take(control);

  const fail = (next: FormFailure): false => {
    failure = next;
    setState('failed');
    view.show({ message: inPageLanguage(next.message, strings(), words), errors: next.errors });
    return false;
  };
  const checkAll = (): boolean => {
    const errors = validateForm(definitions, values(), validation());
    if (Object.keys(errors).length > 0) return fail({ message: formMessages.invalid, errors });
    view.clear();
    failure = null;
    return true;
  };

  return {
    prepare: captcha.show,
    entered(target, field) {
      files.take(target);
      if (!field) return;
      // While somebody types, only what was wrong before is judged; and what is too long, as its counter says so.
      const { maxLength } = field.definition;
      if (view.has(field) || (maxLength !== null && String(read(field)).length > maxLength)) check(field);
    },
    left(field) {
      // Who passes through an empty field is not told that it is empty.
      if (!isEmptyValue(field.definition, read(field))) check(field);
    },
    values,
    check: checkAll,
    async submit(more) {
      if (!checkAll()) return false;
      announce(say(strings(), 'submitting'));
      const refusal = trap.isSprung()
        ? { message: formStatusMessages[401], errors: {} }
        : await sendLiveForm({
            form,
            page,
            definition,
            ids: {
              formId: formId || more.formId || '',
              collectionId:
                definition?.collectionId || more.collectionId || ids.collectionId || page.context.collection?.id || '',
              objectName: definition?.objectName || more.objectName || ids.objectName || '',
            },
            submitting: say(strings(), 'submitting'),
            values,
            captchaKey: captcha.key,
            whenRead: files.settled,
            keys: {
              read: () => draft.key,
              write(key) {
                draft.key = key;
              },
            },
          });
      announce('');
      if (refusal) {
        // A token is good for one attempt.
        captcha.reset();
        return fail(refusal);
      }
      setState('success');
      draft.clear();
      form.dispatchEvent(new CustomEvent(formSubmittedEvent, { bubbles: true, detail: { formId } }));
      const redirect = form.dataset.successRedirect || definition?.successRedirect || '';
      if (!isGone()) ends.push(showSuccess({ form, messageHtml: definition?.successHtml ?? '', redirect }));
      return true;
    },
    destroy() {
      for (const end of ends.splice(0)) end();
    },
  };
}
