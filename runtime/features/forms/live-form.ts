import type { FormDefinition } from '../../contract/forms/form-definition.ts';
import type { FormValues } from '../../contract/forms/form-values.ts';
import { draftLimits } from '../../contract/forms/limits.ts';
import { unknown } from '../../contract/forms/messages.ts';
import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { createDraft } from './draft.ts';
import { fetchExtras } from './fetch-extras.ts';
import { addStatus, sayPlainly } from './form-news.ts';
import type { FormState } from './form-state.ts';
import type { FormWork } from './form-work.ts';
import { fillHidden, hideBait, improveControls } from './improve-controls.ts';
import type { FormIds } from './inline-handler.ts';
import { listenToForm } from './listen-to-form.ts';
import { findFields } from './live-field.ts';

/** A form on the page that is alive. */
export interface LiveForm extends Live {
  readonly element: HTMLFormElement;
  readonly formId: string;
  readonly state: FormState;
  /** What stands in it now, by field id. */
  values(): Promise<FormValues>;
  /** Shows what is wrong with it; resolves with whether nothing is. */
  check(): Promise<boolean>;
  /** Sends it; true once the platform has it. A second one while the first is on its way does nothing. Never rejects. */
  submit(ids?: Partial<FormIds>): Promise<boolean>;
}

export interface LiveFormOptions {
  /** What the browser was given to draw the form from; null for a form that the server drew. */
  readonly definition: FormDefinition | null;
  /** What the markup does not say. */
  readonly ids: Partial<FormIds>;
  /** It has been taken back. */
  onDestroy(): void;
}

/**
 * Brings a form to life as it stands: what was typed before is put back, nothing is sent by the browser itself. What checks it comes
 * with the focus, what sends it with the first key. Spec 2 §4 "Form submission", §5.
 */
export function createLiveForm(form: HTMLFormElement, page: Page, { definition, ids, onDestroy }: LiveFormOptions): LiveForm {
  const { clock, errors: reporter } = page;
  const inline = form.onsubmit;
  const inlineText = form.getAttribute('onsubmit') ?? '';
  const formId = form.dataset.formId || definition?.formId || ids.formId || '';
  const fields = findFields(form, definition);
  const draft = createDraft(form, formId);
  const status = addStatus(form);
  const aliveSinceMs = clock.now();
  let state: FormState = 'idle';
  let coming: Promise<FormWork> | undefined;
  let isGone = false;
  let takeBackProblem = () => {};
  /** Calls off the keeping of what is being typed. */
  let forgetSave = () => {};

  const setState = (next: FormState) => {
    state = next;
    form.dataset.ssForm = next;
  };
  /** A form that has been sent keeps nothing; hiding it still changes and blurs the field that had the focus. */
  const save = () => {
    if (state !== 'success') draft.save();
  };
  const announce = (text: string) => {
    status.textContent = text;
  };
  const complain = (text: string) => {
    takeBackProblem();
    setState('failed');
    takeBackProblem = sayPlainly(form, text);
  };
  const fetchWork = (): Promise<FormWork> => {
    coming ??= page.chunks.load('form-work').then(({ createFormWork }) =>
      createFormWork({
        ...{ form, page, definition, fields, formId, draft, aliveSinceMs, setState, announce, complain },
        ids,
        isGone: () => isGone,
      }),
    );
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  const withWork = (use: (work: FormWork) => void) => {
    fetchWork()
      .then((work) => !isGone && use(work))
      .catch(reporter.report);
  };
  const submit: LiveForm['submit'] = async (more = {}) => {
    if (state === 'submitting' || state === 'success' || isGone) return state === 'success';
    setState('submitting');
    takeBackProblem();
    draft.save();
    try {
      const work = await fetchWork();
      return !isGone && (await work.submit(more));
    } catch (error) {
      reporter.report(error);
      complain(unknown);
      return false;
    }
  };

  // The browser's own bubbles would speak beside ours.
  form.noValidate = true;
  // Its work is ours from here on: two would send twice.
  if (/FormSubmit|\.submit\(/.test(inlineText)) form.onsubmit = null;
  improveControls(fields);
  hideBait(form);
  fillHidden(form);
  draft.restore();
  const stopListening = listenToForm(form, fields, {
    submitted: () => void submit(),
    focused: () => withWork((work) => work.prepare()),
    entered(target, field) {
      forgetSave();
      forgetSave = clock.after(draftLimits.debounceMs, save);
      withWork((work) => work.entered(target, field));
    },
    left: (field) => state !== 'submitting' && withWork((work) => work.left(field)),
    hidden: save,
  });
  const removeExtras = fetchExtras(form, fields, page, announce);
  setState('idle');

  return {
    element: form,
    formId,
    get state() {
      return state;
    },
    values: async () => (await fetchWork()).values(),
    check: async () => (await fetchWork()).check(),
    submit,
    destroy() {
      isGone = true;
      forgetSave();
      save();
      coming?.then((work) => work.destroy()).catch(() => {});
      for (const end of [stopListening, removeExtras, takeBackProblem]) end();
      status.remove();
      form.onsubmit = inline;
      form.removeAttribute('data-ss-form');
      onDestroy();
    },
  };
}
