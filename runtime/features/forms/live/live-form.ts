import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { FormValues } from '../../../contract/forms/form-values.ts';
import { draftLimits } from '../../../contract/forms/limits.ts';
import { unknown } from '../../../contract/forms/messages.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import type { FormIds } from '../finding/inline-handler.ts';
import { hasTrap } from './bot-trap.ts';
import { createDraft } from './draft.ts';
import { fetchExtras } from './fetch-extras.ts';
import { createFormNews } from './form-news.ts';
import type { FormState } from './form-state.ts';
import type { FormWork } from './form-work.ts';
import { fillHidden, improveControls } from './improve-controls.ts';
import { type FormEvents, listenToForm } from './listen-to-form.ts';
import { findFields } from './live-field.ts';

/** A form on the page that is alive. */
export interface MountedForm extends Mounted {
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

export interface MountedFormOptions {
  /** What the browser was given to draw the form from; null for a form that the server drew. */
  readonly definition: FormDefinition | null;
  /** What the markup does not say. */
  readonly ids: Partial<FormIds>;
  /** It has been taken back. */
  onDestroy(): void;
}

/**
 * Brings a form to life as it stands: what was typed before is put back, nothing is sent by the browser itself. What checks it comes
 * with the first key, what sends it after that. Spec 2 §4 "Form submission", §5.
 */
export function createMountedForm(
  form: HTMLFormElement,
  page: Page,
  { definition, ids, onDestroy }: MountedFormOptions,
): MountedForm {
  const { clock, errors: reporter } = page;
  const life = new AbortController();
  const { signal } = life;
  const formId = form.dataset.formId || definition?.formId || ids.formId || '';
  const fields = [...findFields(form, definition)];
  const draft = createDraft(form, formId);
  const { announce, complain, clearProblem } = createFormNews(form, signal);
  const aliveSinceMs = clock.now();
  const trapped = hasTrap(form);
  let state: FormState = 'idle';
  let coming: Promise<FormWork> | undefined;
  /** Calls off the keeping of what is being typed. */
  let forgetSave = () => {};

  const setState = (next: FormState) => {
    state = next;
    form.dataset.ssForm = next;
  };
  const fail = (text: string) => {
    setState('failed');
    complain(text);
  };
  const fetchWork = (): Promise<FormWork> => {
    coming ??= page.chunks.load('form-work').then(({ createFormWork }) =>
      createFormWork({
        ...{ form, page, definition, fields, formId, ids, draft, aliveSinceMs, trapped, signal, setState, announce },
        complain: fail,
      }),
    );
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  /** The fields as they are now: owners' scripts may have put in others. */
  const freshWork = () => {
    fields.splice(0, fields.length, ...findFields(form, definition, fields));
    return fetchWork();
  };
  const withWork = (use: (work: FormWork) => void) => {
    fetchWork()
      .then((work) => signal.aborted || use(work))
      .catch(reporter.report);
  };
  const submit: MountedForm['submit'] = async (more = {}) => {
    if (state === 'submitting' || state === 'success' || signal.aborted) return state === 'success';
    setState('submitting');
    clearProblem();
    draft.save();
    try {
      const work = await freshWork();
      return !signal.aborted && (await work.submit(more));
    } catch (error) {
      reporter.report(error);
      fail(unknown);
      return false;
    }
  };

  // The browser's own bubbles would speak beside ours.
  form.noValidate = true;
  // Its work is ours from here on: two would send twice.
  const handler = form.getAttribute('onsubmit') ?? '';
  const sendsItself = /FormSubmit|\.submit\(/.test(handler);
  if (sendsItself) form.onsubmit = null;
  improveControls(fields);
  fillHidden(form);
  draft.restore();
  const events: FormEvents = {
    submitted: () => void submit(),
    // A captcha takes its time; whoever goes on without a word needs nothing else.
    focused: () => form.querySelector('.captcha-container') && withWork((work) => work.prepare()),
    entered(target, field) {
      forgetSave();
      forgetSave = clock.after(draftLimits.debounceMs, draft.save);
      withWork((work) => work.entered(target, field));
    },
    left: (field) => state !== 'submitting' && withWork((work) => work.left(field)),
    hidden: draft.save,
  };
  listenToForm(form, fields, events, signal);
  fetchExtras({ form, fields, page, announce, signal, trapped });
  setState('idle');

  return {
    element: form,
    formId,
    get state() {
      return state;
    },
    values: async () => (await freshWork()).values(),
    check: async () => (await freshWork()).check(),
    submit,
    dispose() {
      forgetSave();
      draft.save();
      life.abort();
      form.removeAttribute('data-ss-form');
      onDestroy();
      // Written anew: to keep the function, it would have to be read, and one that was cut off is an error when it is read.
      if (sendsItself) form.setAttribute('onsubmit', handler);
    },
  };
}
