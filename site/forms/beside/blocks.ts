// Blocks that can be shown with a form: every component in this folder, by its file's name. `"beside": "reach-us"` in form.json
// names ReachUs.tsx.
import type { ComponentType } from 'react';

interface Block {
  /** The block's module as a path within the project, for the build's preload links. */
  readonly module: string;
  load(): Promise<Readonly<Record<string, ComponentType>>>;
}

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('./[A-Z]*.tsx');

/**
 * The block of this name.
 * @throws if there is none
 */
export function blockNamed(name: string): Block {
  const component = name.replace(/(?:^|-)(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase());
  const load = modules[`./${component}.tsx`];
  // Cannot happen in a built site: `npm run check` and prerendering look up every name.
  if (!load) throw new Error(`"beside": "${name}" names no component: there is no site/forms/beside/${component}.tsx.`);
  return { module: `site/forms/beside/${component}.tsx`, load };
}
