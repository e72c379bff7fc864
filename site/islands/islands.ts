// Parts of pages that scripts move. A page is kept as its HTML came (loadedPages.ts); only these parts are taken over by
// React, each by itself, with what the HTML says that they are given.
import type { ComponentType } from 'react';

interface Island {
  /** The part's file in the site, for the build. */
  readonly module: string;
  load(): Promise<Readonly<Record<string, unknown>>>;
}

export type IslandName = 'carousel' | 'tabs';

const islands: Readonly<Record<IslandName, Island>> = {
  carousel: { module: 'home/Carousel.tsx', load: () => import('../pages/home/Carousel.tsx') },
  tabs: { module: 'mission/TabList.tsx', load: () => import('../pages/mission/TabList.tsx') },
};

const loaded = new Map<string, ComponentType<object>>();

/** Loads the part of this name; its module has one export. */
export async function loadIsland(name: string): Promise<void> {
  const [part] = Object.values(await islands[name as IslandName].load());
  loaded.set(name, part as ComponentType<object>);
}

/** A part that was loaded. */
export function islandNamed(name: string): ComponentType<object> {
  const part = loaded.get(name);
  if (!part) throw new Error(`The part "${name}" of a page is not loaded.`);
  return part;
}

/** The files of the parts that a page's HTML has, as their paths end. */
export function islandModules(html: string): string[] {
  return [...html.matchAll(/ data-island="(\w+)"/g)].map(([, name]) => islands[name as IslandName].module);
}
