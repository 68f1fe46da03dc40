import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../../browser/adopt-styles.ts';
import type { Mounted } from '../../../page/mountable.ts';
import { Boundary } from '../../../ui/react/Island.tsx';
import { freeId } from '../controls/element-helpers.ts';
import drawnFormStyles from './drawn-form.css';
import { FormView, type FormViewProps } from './FormView.tsx';

/** Adds the styles of drawn forms. Returns a function that removes them. */
export const addFormStyles = (document: Document): (() => void) => adoptStyles(document, drawnFormStyles);

/**
 * Draws a form in short tasks and moves it into its wrapper as a whole. React draws into a document of its own, because it adds
 * listeners for all events to the root element
 * (https://legacy.reactjs.org/blog/2020/10/20/react-v17.html#changes-to-event-delegation), which would cost a third of the time
 * of each key press. Rejects with the error of a field, after removing everything drawn.
 */
export async function drawForm(wrapper: HTMLElement, props: FormViewProps): Promise<Mounted> {
  const { ownerDocument } = wrapper;
  const removeStyles = addFormStyles(ownerDocument);
  const { promise, resolve, reject } = withResolvers();
  const { body } = ownerDocument.implementation.createHTMLDocument('');
  const root = createRoot(body, { onCaughtError: reject, onUncaughtError: reject });
  const drawn: Node[] = [];
  const dispose = () => {
    // React removes nodes only from where it has drawn them.
    body.append(...drawn);
    root.unmount();
    removeStyles();
  };
  // A transition is drawn in slices, between which the page handles events: https://react.dev/reference/react/startTransition
  startTransition(() =>
    root.render(
      <Boundary>
        <FormView {...props} />
        <OnDrawn callback={resolve} />
      </Boundary>,
    ),
  );
  try {
    await promise;
  } catch (error) {
    dispose();
    throw error;
  }
  // Distinguishes the form from those that the server has drawn.
  body.querySelector('form')?.setAttribute('data-ss-drawn', '');
  replaceTakenIds(body, ownerDocument);
  drawn.push(...body.childNodes);
  // Page code waits for the form itself among the nodes that were added.
  const form = body.querySelector('form');
  const place = form?.parentNode;
  form?.remove();
  wrapper.replaceChildren(...drawn);
  if (form) place?.append(form);
  return { dispose };
}

/** Replaces ids that the page has already, forms#repeated-ids. The ids of fields are keys of values and stay. */
function replaceTakenIds(drawn: HTMLElement, document: Document): void {
  for (const element of drawn.querySelectorAll('[id]:not(.form-item)')) {
    const { id } = element;
    if (!document.getElementById(id)) continue;
    element.id = freeId(document, id);
    for (const name of ['for', 'aria-describedby'])
      for (const each of drawn.querySelectorAll(`[${name}="${CSS.escape(id)}"]`)) each.setAttribute(name, element.id);
  }
}

/** Calls `callback` once its siblings are drawn. */
function OnDrawn({ callback }: { readonly callback: () => void }) {
  useLayoutEffect(callback, [callback]);
  return null;
}

function withResolvers() {
  let resolve = () => {};
  let reject = (_error: unknown) => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
