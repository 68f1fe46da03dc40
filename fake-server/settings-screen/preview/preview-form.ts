import type { FormContext } from '../form-model.ts';

interface FramedRuntime {
  initialize(root: Element): Promise<void>;
  destroy(root: Element): void;
}

/** Draws the framed page's form with this context, without saving it. Does nothing on a page without this form. */
export async function previewForm(frame: HTMLIFrameElement, formId: string, context: FormContext): Promise<void> {
  const { contentDocument: document } = frame;
  const runtime = (frame.contentWindow as (Window & { readonly SSRuntime?: FramedRuntime }) | null)?.SSRuntime;
  const script = document?.getElementById(`form-context-${formId}`);
  const wrapper = script?.parentElement?.querySelector('.form-wrapper');
  if (!script || !wrapper || !runtime) return;
  runtime.destroy(wrapper);
  script.textContent = JSON.stringify(context);
  wrapper.replaceChildren();
  await runtime.initialize(wrapper);
}
