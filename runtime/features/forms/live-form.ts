import type { TabStorage } from '../../browser/tab-storage.ts';
import type { FormDefinition } from '../../contract/forms/form-definition.ts';
import type { FormValues } from '../../contract/forms/form-values.ts';
import { formEngineLimits } from '../../contract/forms/limits.ts';
import { unknownProblem } from '../../contract/forms/messages.ts';
import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { addCounter } from './counter.ts';
import { createDraft } from './draft.ts';
import type { FormState } from './form-state.ts';
import type { FormWork } from './form-work.ts';
import { fillHidden, hideBait, improveControls } from './improve-controls.ts';
import { type FormIds, readInlineHandler } from './inline-handler.ts';
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
  readonly tab: TabStorage;
  /** It has been taken back. */
  onDestroy(): void;
}

/**
 * Brings a form to life as it stands: what was typed before is put back, nothing is sent by the browser itself. What checks and sends
 * it comes with the focus. Spec 2 §4 "Form submission", §5.
 */
export function createLiveForm(form: HTMLFormElement, page: Page, options: LiveFormOptions): LiveForm {
  const { definition, tab } = options;
  const { ownerDocument: document } = form;
  const { clock, errors: reporter } = page;
  const inline = form.onsubmit;
  const inlineText = form.getAttribute('onsubmit') ?? '';
  const ids = { ...readInlineHandler(inlineText), ...options.ids };
  const formId = form.dataset.formId || definition?.formId || ids.formId || '';
  const fields = findFields(form, definition && new Map(definition.fields.map((field) => [field.id, field])));
  // Forms of one id are told apart by their order on the page.
  const twins = [...document.forms].filter(({ dataset }) => dataset.formId === form.dataset.formId);
  const draft = createDraft(form, tab, `ss-form-draft:${formId}:${document.location.pathname}:${twins.indexOf(form)}`);
  const aliveSinceMs = clock.now();
  const ends: (() => void)[] = [];
  let state: FormState = 'idle';
  let coming: Promise<FormWork> | undefined;
  let isGone = false;
  /** Calls off the keeping of what is being typed. */
  let forgetSave = () => {};

  /** A form that has been sent keeps nothing; hiding it still changes and blurs the field that had the focus. */
  const save = () => {
    if (state !== 'success') draft.save();
  };
  const setState = (next: FormState) => {
    state = next;
    form.dataset.ssForm = next;
  };
  const listen = (target: EventTarget, type: string, work: (event: Event) => void, once = false) => {
    target.addEventListener(type, work, { once });
    ends.push(() => target.removeEventListener(type, work));
  };
  const status = document.createElement('div');
  status.className = 'ss-form-status';
  status.setAttribute('role', 'status');
  const announce = (text: string) => {
    status.textContent = text;
  };
  const fieldAt = (target: EventTarget | null) => fields.find(({ element }) => element.contains(target as Node | null));
  const fetchWork = (): Promise<FormWork> => {
    coming ??= page.chunks.load('form-work').then(
      ({ createFormWork }) =>
        createFormWork({
          form,
          page,
          definition,
          fields,
          formId,
          ids,
          draft,
          aliveSinceMs,
          setState,
          announce,
          isGone: () => isGone,
        }),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const withWork = (use: (work: FormWork) => void) => {
    fetchWork()
      .then((work) => !isGone && use(work))
      .catch(reporter.report);
  };

  let problem: HTMLElement | undefined;
  /** For want of what says it better. */
  const sayPlainly = (text: string) => {
    problem = document.createElement('p');
    problem.className = 'form-submission-error';
    problem.tabIndex = -1;
    problem.textContent = text;
    form.prepend(problem);
    problem.focus();
  };

  const submit = async (more: Partial<FormIds> = {}): Promise<boolean> => {
    if (state === 'submitting' || state === 'success' || isGone) return state === 'success';
    setState('submitting');
    problem?.remove();
    draft.save();
    try {
      const work = await fetchWork();
      return !isGone && (await work.submit(more));
    } catch (error) {
      reporter.report(error);
      setState('failed');
      sayPlainly(unknownProblem);
      return false;
    }
  };

  // The browser's own bubbles would speak beside ours.
  form.noValidate = true;
  // Its work is ours from here on: two would send twice.
  if (/FormSubmit|\.submit\(/.test(inlineText)) form.onsubmit = null;
  form.append(status);
  improveControls(fields);
  hideBait(form);
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
    forgetSave = clock.after(formEngineLimits.draftDebounceMs, save);
    const field = fieldAt(target);
    if (field) counters.get(field)?.();
    withWork((work) => work.entered(target, field));
  };
  listen(form, 'input', onEntry);
  listen(form, 'change', onEntry);
  listen(form, 'focusout', ({ target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
    const field = fieldAt(target);
    if (field && !field.element.contains(relatedTarget as Node | null) && state !== 'submitting')
      withWork((work) => work.left(field));
  });
  const prepare = () => {
    withWork((work) => work.prepare());
    page.service('calls').catch(() => {});
  };
  listen(form, 'focusin', prepare, true);
  if (form.contains(document.activeElement)) prepare();
  listen(window, 'pagehide', save);
  for (const field of fields)
    if (field.definition.type === 'address' && field.definition.findsPlaces)
      listen(
        field.element,
        'focusin',
        () => {
          page.chunks
            .load('form-places')
            .then(({ findPlaces }) => !isGone && ends.push(findPlaces(field, page)))
            .catch(reporter.report);
        },
        true,
      );
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
      for (const end of ends.splice(0)) end();
      for (const each of [...form.querySelectorAll('.character-count'), status, problem]) each?.remove();
      form.onsubmit = inline;
      form.removeAttribute('data-ss-form');
      options.onDestroy();
    },
  };
}
