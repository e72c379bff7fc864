import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Told why the children could not be drawn. */
  readonly onBroken: (message: string) => void;
}

/** Draws nothing where its children cannot be drawn; a new key tries again. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onBroken(error.message);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
