// Blocks that a form may have beside it: `beside` in its form.json names one of these.
import type { ComponentType } from 'react';

interface Block {
  /** The block's file in the project, for the build. */
  readonly module: string;
  load(): Promise<Readonly<Record<string, ComponentType>>>;
}

const blocks: Readonly<Record<string, Block>> = {
  'reach-us': { module: 'site/forms/beside/ReachUs.tsx', load: () => import('./ReachUs.tsx') },
};

/** The block of this name. */
export function blockNamed(name: string): Block {
  const block = blocks[name];
  // In a built site every name is right: prerendering asks for all of them.
  if (!block) throw new Error(`"beside": "${name}" is not in blocks.ts.`);
  return block;
}
