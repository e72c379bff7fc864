import type { LookedUp } from '../../../engine/browser/askedLink.ts';

export type FoundLink = Extract<LookedUp, { readonly kind: 'found' }>['link'];

/** A link that was opened by its proof. */
export interface OpenedLink extends FoundLink {
  readonly asked: NonNullable<FoundLink['asked']>;
}
