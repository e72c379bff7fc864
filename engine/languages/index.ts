export { engineTexts } from './engineTexts.ts';
export type { ExportMessages, RefusalCode } from './texts.ts';
