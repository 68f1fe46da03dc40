/**
 * The chunk `form-island`. Draws forms with React, the only download of forms that needs it. Loaded for forms that the page only
 * describes.
 */
/** Draws the forms that the page only describes, and mounts them. */
import { pageLocale } from '../../../browser/language.ts';
import type { FormDefinition, FormProblem } from '../../../contract/forms/form-definition.ts';
import type { Fields } from '../../../contract/read.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { captchaSiteKey } from '../captcha/settings.ts';
import type { MountedForm } from '../controller/mounted-form.ts';
import { writeFields } from '../controls/field-values.ts';
import { findContext, findContextScript, readAdditionalFields } from '../finding/find-context.ts';
import type { FormIds } from '../finding/server-form.ts';
import { loadPageCaptions } from '../strings/page-language.ts';
import { drawForm } from './draw-form.tsx';

export { addFormStyles } from './draw-form.tsx';

/** Mounts a form element; returns the mounted form of an element that is mounted already. */
export type MountForm = (
  form: HTMLFormElement,
  definition: FormDefinition | null,
  ids?: Partial<FormIds>,
  onDispose?: () => void,
) => MountedForm;

export interface Drawing {
  /**
   * Draws the form of a wrapper's context. Callers share one drawing until the context changes; the last `dispose` removes it,
   * forms#drawn-once. Rejects with `BlockSkipped` and the reason for a form that cannot be shown.
   */
  draw(wrapper: HTMLElement): Promise<Mounted>;
  /** See `Forms.additionalFields`. */
  additionalFields(container: HTMLElement, dataForm: string, values?: Fields): Promise<MountedForm>;
}

interface DrawnForm extends Mounted {
  /** Callers of `draw` that have not called `dispose`. */
  holders: number;
  /** The text of the context that it was drawn from. */
  readonly context: string;
  disposeForAll(): void;
}

const contextTextOf = (wrapper: HTMLElement): string => findContextScript(wrapper)?.textContent ?? '';

export function createDrawing(page: Page, mountForm: MountForm): Drawing {
  const drawn = new Map<HTMLElement, Promise<DrawnForm>>();
  const recordRender = createRenderRecorder(page);

  const drawAndMount = async (wrapper: HTMLElement): Promise<DrawnForm> => {
    await nextTask(page);
    const context = contextTextOf(wrapper);
    const hasCaptcha = captchaSiteKey(page) !== '';
    const { island, form, definition } = await drawInto(wrapper, findContext(wrapper), page, { hasCaptcha });
    await nextTask(page);
    const mounted = mountForm(form, definition);
    recordRender(definition.formId);
    const drawnForm: DrawnForm = {
      holders: 1,
      context,
      dispose() {
        drawnForm.holders -= 1;
        if (drawnForm.holders === 0) drawnForm.disposeForAll();
      },
      disposeForAll() {
        drawnForm.holders = 0;
        drawn.delete(wrapper);
        mounted.dispose();
        island.dispose();
        wrapper.style.minHeight = '';
      },
    };
    return drawnForm;
  };

  return {
    async draw(wrapper) {
      for (let drawing = drawn.get(wrapper); drawing; drawing = drawn.get(wrapper)) {
        const drawnForm = await drawing.catch(() => null);
        if (drawn.get(wrapper) !== drawing) continue;
        if (drawnForm?.context === contextTextOf(wrapper)) {
          drawnForm.holders += 1;
          return drawnForm;
        }
        drawnForm?.disposeForAll();
        drawn.delete(wrapper);
      }
      const drawing = drawAndMount(wrapper);
      drawn.set(wrapper, drawing);
      drawing.catch(() => drawn.get(wrapper) === drawing && drawn.delete(wrapper));
      return drawing;
    },
    async additionalFields(container, dataForm, values) {
      const { island, form, definition } = await drawInto(container, readAdditionalFields(dataForm), page, { isPart: true });
      // Enter in its only field would submit it:
      // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      });
      if (values) {
        form.dataset.ssDraft = 'off';
        writeFields(form, definition, values);
      }
      return mountForm(form, definition, {}, island.dispose);
    },
  };
}

interface Island {
  readonly island: Mounted;
  readonly form: HTMLFormElement;
  readonly definition: FormDefinition;
}

async function drawInto(
  container: HTMLElement,
  found: FormDefinition | FormProblem | null,
  page: Page,
  more: { readonly hasCaptcha?: boolean; readonly isPart?: boolean },
): Promise<Island> {
  if (found === null || typeof found === 'string') throw blockSkipped(found ?? 'form-missing');
  const [captions] = await Promise.all([loadPageCaptions(page), nextTask(page)]);
  const locale = pageLocale() ?? '';
  const island = await drawForm(container, { form: found, captions, locale, ...more });
  const form = container.querySelector('form');
  if (!form) throw blockSkipped('form-missing');
  return { island, form, definition: found };
}

/** Starts a new task: evaluating React, reading, drawing and mounting in one task would block a slow processor. */
const nextTask = ({ clock }: Page) => new Promise<void>((resolve) => void clock.after(0, resolve));

/** Returns a function that records the render of a form, once a page for each form. */
function createRenderRecorder(page: Page): (formId: string) => void {
  const recorded = new Set<string>();
  return (formId) => {
    if (recorded.has(formId)) return;
    recorded.add(formId);
    page.clock.whenIdle(() => {
      page
        .telemetry()
        .then(({ census }) => census.formRender(formId))
        .catch(page.errors.report);
    });
  };
}
