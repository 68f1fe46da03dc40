import { Component, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { Live } from '../../page/mountable.ts';
import drawnFormStyles from './drawn-form.css';
import { FormView, type FormViewProps } from './FormView.tsx';

/**
 * Draws a form into its wrapper, in slices that leave the page to the visitor, and puts it there as a whole. Rejects with what a field
 * throws; then nothing is left behind.
 */
export async function drawForm(wrapper: HTMLElement, props: FormViewProps): Promise<Live> {
  const removeStyles = adoptStyles(wrapper.ownerDocument, drawnFormStyles);
  const { promise, resolve, reject } = withResolvers();
  const root = createRoot(wrapper, { onCaughtError: reject, onUncaughtError: reject });
  const destroy = () => {
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
    destroy();
    throw error;
  }
  return { destroy };
}

function WhenDrawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return null;
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function withResolvers() {
  let [resolve, reject] = [() => {}, (_error: unknown) => {}];
  const promise = new Promise<void>((done, fail) => {
    [resolve, reject] = [done, fail];
  });
  return { promise, resolve, reject };
}
