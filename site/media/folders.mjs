import path from 'node:path';

/** Where the media's sources stand, and where what is made of them goes. */
export const media = import.meta.dirname;
export const site = path.resolve(media, '..');
export const modules = path.resolve(site, '../node_modules');
export const published = path.join(site, 'public');
