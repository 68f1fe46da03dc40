import { once } from '../../../browser/once.ts';
import { draftLimits, unknown } from '../../../contract/forms/constants.ts';
import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { FormValues } from '../../../contract/forms/form-values.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { createDraft } from '../controls/draft.ts';
import type { FormHost, FormState } from '../controls/form-host.ts';
import { fillHidden, improveControls } from '../controls/improve-controls.ts';
import { findFields } from '../controls/mounted-field.ts';
import { hasHoneypot } from '../extras/honeypot.ts';
import type { FormIds } from '../finding/server-form.ts';
import type { FormController } from './form-controller.ts';
import { createFormStatus, type FormStatus } from './form-status.ts';
import { type FormEvents, listenToForm } from './listen-to-form.ts';
import { loadExtras } from './load-extras.ts';

/** A form on the page that the runtime checks and sends. */
export interface MountedForm extends Mounted {
  readonly element: HTMLFormElement;
  readonly formId: string;
  readonly state: FormState;
  /** Resolves with the current values by field id. */
  values(): Promise<FormValues>;
  /** Shows the errors of the form; resolves with whether it has none. */
  check(): Promise<boolean>;
  /**
   * Sends the form; resolves with whether the platform has stored it. Does nothing while the form is being sent. Never rejects.
   */
  submit(ids?: Partial<FormIds>): Promise<boolean>;
}

export interface MountedFormOptions {
  /** The form context; null for a form without one. */
  readonly definition: FormDefinition | null;
  /** Ids that the markup lacks. */
  readonly ids: Partial<FormIds>;
  onDispose(): void;
}

/**
 * Mounts a form and restores its draft. The code that checks it is loaded with the first input, the code that sends it after
 * that.
 */
export function createMountedForm(
  form: HTMLFormElement,
  page: Page,
  { definition, ids, onDispose }: MountedFormOptions,
): MountedForm {
  const controller = new AbortController();
  const status = createFormStatus(form, controller.signal);
  const fields = [...findFields(form, definition)];
  const host = createHost(form, page, status, {
    definition,
    fields,
    formId: form.dataset.formId || definition?.formId || ids.formId || '',
    ids,
    signal: controller.signal,
  });
  const { draft, formId, setState, fail, signal } = host;
  const { load: loadController } = once(async () => {
    const { createFormController } = await page.chunks.load('form-controller');
    return createFormController(host);
  });
  /** Finds the fields again, because owners' scripts may have replaced some. */
  const loadWithFreshFields = () => {
    fields.splice(0, fields.length, ...findFields(form, definition, fields));
    return loadController();
  };
  const submit: MountedForm['submit'] = async (callerIds = {}) => {
    if (host.state === 'submitting' || host.state === 'success' || signal.aborted) return host.state === 'success';
    setState('submitting');
    status.clearProblem();
    draft.save();
    try {
      const loaded = await loadWithFreshFields();
      return !signal.aborted && (await loaded.submit(callerIds));
    } catch (error) {
      page.errors.report(error);
      fail(unknown);
      return false;
    }
  };

  // The browser's error bubbles would repeat the errors that the runtime shows.
  form.noValidate = true;
  const restoreHandler = removeInlineHandler(form);
  improveControls(fields);
  fillHidden(form);
  draft.restore();
  const events = createEvents(host, loadController, submit);
  listenToForm(form, fields, events, signal);
  loadExtras(host);
  setState('idle');

  return {
    element: form,
    formId,
    get state() {
      return host.state;
    },
    values: async () => (await loadWithFreshFields()).values(),
    check: async () => (await loadWithFreshFields()).check(),
    submit,
    dispose() {
      events.cancelSave();
      draft.save();
      controller.abort();
      form.removeAttribute('data-ss-form');
      onDispose();
      restoreHandler();
    },
  };
}

interface StatefulHost extends FormHost {
  readonly state: FormState;
}

function createHost(
  form: HTMLFormElement,
  page: Page,
  { announce, showProblem }: FormStatus,
  given: Pick<FormHost, 'definition' | 'fields' | 'formId' | 'ids' | 'signal'>,
): StatefulHost {
  let state: FormState = 'idle';
  const setState = (next: FormState) => {
    state = next;
    form.dataset.ssForm = next;
  };
  return {
    ...given,
    form,
    page,
    draft: createDraft(form, given.formId),
    mountedAtMs: page.clock.now(),
    hasHoneypot: hasHoneypot(form),
    get state() {
      return state;
    },
    setState,
    announce,
    fail(sentence) {
      setState('failed');
      showProblem(sentence);
    },
  };
}

/** Connects the events of a form to its draft and its controller; `cancelSave` cancels a pending save of the draft. */
function createEvents(
  host: StatefulHost,
  loadController: () => Promise<FormController>,
  submit: MountedForm['submit'],
): FormEvents & { cancelSave(): void } {
  const { form, page, draft, signal } = host;
  let cancelSave = () => {};
  const withController = (callback: (controller: FormController) => void) => {
    loadController()
      .then((loaded) => signal.aborted || callback(loaded))
      .catch(page.errors.report);
  };
  return {
    cancelSave: () => cancelSave(),
    onSubmit: () => void submit(),
    // A captcha takes long to load; nothing else is needed before the first input.
    onFirstFocus: () => form.querySelector('.captcha-container') && withController((loaded) => loaded.loadCaptcha()),
    onInput(target, field) {
      cancelSave();
      cancelSave = page.clock.after(draftLimits.debounceMs, draft.save);
      withController((loaded) => loaded.onInput(target, field));
    },
    onLeave: (field) => host.state !== 'submitting' && withController((loaded) => loaded.onLeave(field)),
    onHide: draft.save,
  };
}

/**
 * Removes a handler that would send the form a second time. Returns a function that restores it from its text: reading the
 * property would compile the handler, which reports an error for one that was cut off
 * (https://html.spec.whatwg.org/multipage/webappapis.html#getting-the-current-value-of-the-event-handler).
 */
function removeInlineHandler(form: HTMLFormElement): () => void {
  const handler = form.getAttribute('onsubmit') ?? '';
  if (!/FormSubmit|\.submit\(/.test(handler)) return () => {};
  form.onsubmit = null;
  return () => form.setAttribute('onsubmit', handler);
}
