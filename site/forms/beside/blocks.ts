// Blocks that can be shown with a form: `beside` in its form.json names one of them.
import type { ComponentType } from 'react';

interface Block {
  /** The block's module as a path within the project, for the build's preload links. */
  readonly module: string;
  load(): Promise<Readonly<Record<string, ComponentType>>>;
}

const blocks: Readonly<Record<string, Block>> = {
  'reach-us': { module: 'site/forms/beside/ReachUs.tsx', load: () => import('./ReachUs.tsx') },
};

/**
 * The block of this name.
 * @throws if there is none
 */
export function blockNamed(name: string): Block {
  const block = blocks[name];
  // Cannot happen in a built site: prerendering looks up every name.
  if (!block) throw new Error(`"beside": "${name}" is not in blocks.ts.`);
  return block;
}
