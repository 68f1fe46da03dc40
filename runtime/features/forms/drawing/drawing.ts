/** Draws forms that the page only describes, and keeps what is drawn. The only chunk of forms with React in it. */
import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { Fields } from '../../../contract/read.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { contextScriptOf } from '../finding/context-scripts.ts';
import type { FormIds } from '../finding/inline-handler.ts';
import type { MountedForm } from '../live/live-form.ts';
import { writeFields } from '../live/write-fields.ts';
import { drawAdditionalFields, drawBlock } from './island.ts';

/** Brings a form element to life; the same live form for one that is alive already. */
export type Activate = (
  form: HTMLFormElement,
  definition: FormDefinition | null,
  ids?: Partial<FormIds>,
  onDestroy?: () => void,
) => MountedForm;

export interface Drawing {
  /** The form of a wrapper: asked for twice at once it is drawn once, and goes with the last who has it; unless its context was changed meanwhile. */
  draw(wrapper: HTMLElement): Promise<Mounted>;
  /** See the service `forms`. */
  additionalFields(container: HTMLElement, dataForm: string, values?: Fields): Promise<MountedForm>;
}

interface Drawn extends Mounted {
  holders: number;
  /** What it was drawn from. */
  readonly context: string;
  end(): void;
}

const contextTextOf = (wrapper: HTMLElement): string => contextScriptOf(wrapper)?.textContent ?? '';

export function createDrawing(page: Page, activate: Activate): Drawing {
  const drawn = new Map<HTMLElement, Promise<Drawn>>();
  const reported = new Set<string>();

  /** A form that is drawn anew is the same one to whoever counts. */
  const notifyOnce = (formId: string) => {
    if (reported.has(formId)) return;
    reported.add(formId);
    page.clock.whenIdle(() => {
      page
        .telemetry()
        .then(({ census }) => census.formRender(formId))
        .catch(page.errors.report);
    });
  };
  /** Evaluating React, reading, drawing and bringing to life are a task each: a page on a slow processor answers in between. */
  const nextTask = () => new Promise<void>((resolve) => void page.clock.after(0, resolve));
  const drawAnew = async (wrapper: HTMLElement): Promise<Drawn> => {
    await nextTask();
    const context = contextTextOf(wrapper);
    const { island, form, definition } = await drawBlock(wrapper, page, nextTask);
    await nextTask();
    const live = activate(form, definition);
    notifyOnce(definition.formId);
    const whole = {
      holders: 1,
      context,
      dispose() {
        whole.holders -= 1;
        if (whole.holders === 0) whole.end();
      },
      end() {
        whole.holders = 0;
        drawn.delete(wrapper);
        live.dispose();
        island.dispose();
        wrapper.style.minHeight = '';
      },
    };
    return whole;
  };

  return {
    async draw(wrapper) {
      for (let drawing = drawn.get(wrapper); drawing; drawing = drawn.get(wrapper)) {
        const whole = await drawing.catch(() => null);
        if (drawn.get(wrapper) !== drawing) continue;
        if (whole?.context === contextTextOf(wrapper)) {
          whole.holders += 1;
          return whole;
        }
        whole?.end();
        drawn.delete(wrapper);
      }
      const drawing = drawAnew(wrapper);
      drawn.set(wrapper, drawing);
      drawing.catch(() => drawn.get(wrapper) === drawing && drawn.delete(wrapper));
      return drawing;
    },
    async additionalFields(container, dataForm, values) {
      const { island, form, definition } = await drawAdditionalFields(container, dataForm, page, nextTask);
      // Enter in its only field would send it by itself: it is part of something else.
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      });
      if (values) {
        form.dataset.ssDraft = 'off';
        writeFields(form, definition, values);
      }
      return activate(form, definition, {}, island.dispose);
    },
  };
}
