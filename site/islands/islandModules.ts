import type { IslandName } from './islands.ts';

const modules: Readonly<Record<IslandName, string>> = { carousel: 'home/Carousel.tsx', tabs: 'mission/TabList.tsx' };

/** For the build: the files of the moving parts that a page's HTML has, as their paths end. */
export function islandModules(html: string): string[] {
  return [...html.matchAll(/ data-island="(\w+)"/g)].map(([, name]) => modules[name as IslandName]);
}
