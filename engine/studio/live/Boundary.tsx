import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Called with the message of the error that the children threw. */
  readonly onError: (message: string) => void;
}

/** Renders nothing after its children threw; with a new `key` they are rendered again. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error.message);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
