export { browserEntries } from './server/browserEntries.ts';
export { handleRequest, type StudioOptions } from './server/handleRequest.ts';
export { writeSiteDrafts } from './server/siteDrafts.ts';
