import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../../browser/adopt-styles.ts';
import type { Mounted } from '../../../page/mountable.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { freeId } from '../live/free-id.ts';
import drawnFormStyles from './drawn-form.css';
import { FormView, type FormViewProps } from './FormView.tsx';

/**
 * Draws a form, in slices that leave the page to the visitor, and puts it into its wrapper as a whole. It is drawn in a document of its
 * own: React listens to every event of where it draws, which would cost the visitor a third of each key. Rejects with what a field
 * throws; then nothing is left behind.
 */
export async function drawForm(wrapper: HTMLElement, props: FormViewProps): Promise<Mounted> {
  const { ownerDocument } = wrapper;
  const removeStyles = adoptStyles(ownerDocument, drawnFormStyles);
  const { promise, resolve, reject } = withResolvers();
  const { body } = ownerDocument.implementation.createHTMLDocument('');
  const root = createRoot(body, { onCaughtError: reject, onUncaughtError: reject });
  const drawn: Node[] = [];
  const dispose = () => {
    // React takes out only what stands where it has drawn it.
    body.append(...drawn);
    root.unmount();
    removeStyles();
  };
  // React draws a transition in slices of 5 ms.
  startTransition(() =>
    root.render(
      <Boundary>
        <FormView {...props} />
        <WhenDrawn onDrawn={resolve} />
      </Boundary>,
    ),
  );
  try {
    await promise;
  } catch (error) {
    dispose();
    throw error;
  }
  // Whoever counts what the server has drawn leaves it out.
  body.querySelector('form')?.setAttribute('data-ss-drawn', '');
  freeIds(body, ownerDocument);
  drawn.push(...body.childNodes);
  wrapper.replaceChildren(...drawn);
  return { dispose };
}

/** Labels and descriptions of a form that stands on the page twice lead to its own controls. The ids of its fields are names of values, and stay. */
function freeIds(drawn: HTMLElement, document: Document): void {
  for (const element of drawn.querySelectorAll('[id]:not(.form-item)')) {
    const { id } = element;
    if (!document.getElementById(id)) continue;
    element.id = freeId(document, id);
    for (const name of ['for', 'aria-describedby'])
      for (const each of drawn.querySelectorAll(`[${name}="${CSS.escape(id)}"]`)) each.setAttribute(name, element.id);
  }
}

function WhenDrawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return null;
}

function withResolvers() {
  let [resolve, reject] = [() => {}, (_error: unknown) => {}];
  const promise = new Promise<void>((done, fail) => {
    [resolve, reject] = [done, fail];
  });
  return { promise, resolve, reject };
}
