import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { Live } from '../../page/mountable.ts';
import drawnFormStyles from './drawn-form.css';
import { FormView, type FormViewProps } from './FormView.tsx';

/** Draws a form into its wrapper, at once. Throws what a field throws; then nothing is left behind. */
export function drawForm(wrapper: HTMLElement, props: FormViewProps): Live {
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
  };
  const root = createRoot(wrapper, { onCaughtError: fail, onUncaughtError: fail });
  flushSync(() =>
    root.render(
      <Boundary>
        <FormView {...props} />
      </Boundary>,
    ),
  );
  if (failure !== undefined) {
    root.unmount();
    throw failure;
  }
  const removeStyles = adoptStyles(wrapper.ownerDocument, drawnFormStyles);
  return {
    destroy() {
      root.unmount();
      removeStyles();
    },
  };
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
