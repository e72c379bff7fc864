// Parts of pages that scripts move. A page is kept as its HTML came (loadedPages.ts); only these parts are taken over by
// React, each by itself, with what the HTML says that they are given.
import type { ComponentType } from 'react';

export type IslandName = 'carousel' | 'tabs';

const islands: Readonly<Record<IslandName, () => Promise<Readonly<Record<string, unknown>>>>> = {
  carousel: () => import('../pages/home/Carousel.tsx'),
  tabs: () => import('../pages/mission/TabList.tsx'),
};

const loaded = new Map<string, ComponentType<object>>();

/** Loads the part of this name; its module has one export. */
export async function loadIsland(name: string): Promise<void> {
  const [part] = Object.values(await islands[name as IslandName]());
  loaded.set(name, part as ComponentType<object>);
}

/** A part that was loaded. */
export function islandNamed(name: string): ComponentType<object> {
  const part = loaded.get(name);
  if (!part) throw new Error(`The part "${name}" of a page is not loaded.`);
  return part;
}
