import { adoptStyles } from '../../browser/adopt-styles.ts';
import { createTabStorage } from '../../browser/tab-storage.ts';
import type { FormDefinition } from '../../contract/forms/form-definition.ts';
import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import formStyles from './form.css';
import type { FormIds } from './inline-handler.ts';
import { createLiveForm, type LiveForm } from './live-form.ts';

declare module '../../page/services.ts' {
  interface Services {
    readonly forms: Forms;
  }
}

/** The service `forms`. */
export interface Forms {
  /**
   * Brings a form of the server to life, or draws the one that a form context describes into its `.form-wrapper`. Safe to repeat.
   * Rejects with `BlockSkipped` and a reason for one that cannot be shown.
   * @param ids what the markup of the form does not say.
   */
  mount(element: HTMLElement, ids?: Partial<FormIds>): Promise<Live>;
  /** The live form of a form element, of an element in it or around it; null if there is none. */
  form(element: Element): LiveForm | null;
  /**
   * Draws a product's additional fields (the text of `data-form`) into an element, without a button: whoever sells the product asks
   * `check()`, and takes `values()` along. Rejects with `BlockSkipped` for a text that cannot be read. Wild §3.
   */
  additionalFields(container: HTMLElement, dataForm: string): Promise<LiveForm>;
  /** Sends a form, bringing it to life first; true once the platform has it. Never rejects. */
  submit(form: HTMLFormElement, ids?: Partial<FormIds>): Promise<boolean>;
}

interface Drawn extends Live {
  holders: number;
  /** What it was drawn from. */
  readonly context: string;
  end(): void;
}

/** The context that is read for a wrapper stands beside it. */
const contextTextOf = ({ parentElement }: HTMLElement): string =>
  parentElement?.querySelector('.sqs-form-block-context')?.textContent ?? '';

export function createForms(page: Page, window: Window & typeof globalThis): Forms {
  const { document } = window;
  const tab = createTabStorage(window);
  const alive = new Map<HTMLFormElement, LiveForm>();
  const drawn = new Map<HTMLElement, Promise<Drawn>>();
  const told = new Set<string>();
  let isStyled = false;

  const enliven = (
    form: HTMLFormElement,
    definition: FormDefinition | null,
    ids: Partial<FormIds> = {},
    onDestroy = () => {},
  ): LiveForm => {
    const known = alive.get(form);
    if (known) return known;
    if (!isStyled) adoptStyles(document, formStyles);
    isStyled = true;
    const forget = () => {
      alive.delete(form);
      onDestroy();
    };
    const live = createLiveForm(form, page, { definition, ids, tab, onDestroy: forget });
    alive.set(form, live);
    return live;
  };
  const definitionOf = async (form: HTMLElement): Promise<FormDefinition | null> => {
    // Most forms of the server have none: what reads it is not fetched for them.
    if (!document.querySelector('.sqs-form-block-context')) return null;
    const found = (await page.chunks.load('form-context')).findContext(form);
    return typeof found === 'string' ? null : found;
  };

  const drawAnew = async (wrapper: HTMLElement): Promise<Drawn> => {
    const { drawBlock } = await page.chunks.load('form-island');
    const context = contextTextOf(wrapper);
    const { island, form, definition } = await drawBlock(wrapper, page);
    // Drawing, bringing to life and telling are a task each: a page on a slow processor answers in between.
    await new Promise<void>((resolve) => void page.clock.after(0, resolve));
    const live = enliven(form, definition);
    // A form that is drawn anew is the same one to whoever counts.
    if (!told.has(definition.formId))
      page.clock.whenIdle(() => {
        page
          .telemetry()
          .then(({ census }) => census.formRender(definition.formId))
          .catch(page.errors.report);
      });
    told.add(definition.formId);
    const whole = {
      holders: 1,
      context,
      destroy() {
        whole.holders -= 1;
        if (whole.holders === 0) whole.end();
      },
      end() {
        whole.holders = 0;
        drawn.delete(wrapper);
        live.destroy();
        island.destroy();
        wrapper.style.minHeight = '';
      },
    };
    return whole;
  };
  /** Asked for twice at once, it is drawn once, and goes with the last who has it; unless its context was changed meanwhile. */
  const draw = async (wrapper: HTMLElement): Promise<Live> => {
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
  };

  return {
    async mount(element, ids) {
      if (element instanceof HTMLFormElement) return enliven(element, await definitionOf(element), ids);
      const form = element.querySelector('form');
      if (!form) return draw(element);
      // The server has drawn it: a form with an id of its own is found by that.
      if (form.dataset.formId) return { destroy() {} };
      return enliven(form, await definitionOf(element), ids);
    },
    form(element) {
      const around = element.closest('form');
      if (around) return alive.get(around) ?? null;
      for (const form of element.querySelectorAll('form')) if (alive.has(form)) return alive.get(form) ?? null;
      return null;
    },
    async additionalFields(container, dataForm) {
      const { drawAdditionalFields } = await page.chunks.load('form-island');
      const { island, form, definition } = await drawAdditionalFields(container, dataForm);
      return enliven(form, definition, {}, island.destroy);
    },
    async submit(form, ids) {
      return enliven(form, alive.has(form) ? null : await definitionOf(form), ids).submit(ids);
    },
  };
}
