// Blocks that a form may have beside it: `beside` in its form.json names one of these.
import type { ComponentType } from 'react';

interface Block {
  /** The block's file in the site, for the build. */
  readonly module: string;
  load(): Promise<Readonly<Record<string, ComponentType>>>;
}

const blocks: Readonly<Record<string, Block>> = {
  'reach-us': { module: 'beside/ReachUs.tsx', load: () => import('./ReachUs.tsx') },
};

/** The block of this name. */
export function blockNamed(name: string): Block {
  const block = blocks[name];
  if (block) return block;
  // In the browser it has been right since the build.
  const isBuilt = !(import.meta.env.SSR || import.meta.env.DEV);
  const advice = isBuilt ? '' : ` Name one of these in its form.json, or add it to blocks.ts: ${Object.keys(blocks)}.`;
  throw new Error(`A form has "${name}" beside it.${advice}`);
}
