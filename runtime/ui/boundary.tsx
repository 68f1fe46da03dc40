import { Component, type ReactNode } from 'react';

/** What fails in it leaves its place empty; the root's handlers hear of the error. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
