import path from 'node:path';

/** The folders of the sources, and `published` for what is made of them. */
export const media = import.meta.dirname;
export const site = path.resolve(media, '..');
export const modules = path.resolve(site, '../node_modules');
export const published = path.join(site, 'public');
