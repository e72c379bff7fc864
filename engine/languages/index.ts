export { engineTexts } from './engineTexts.ts';
export type { ExportMessages, RefusalCode, RequiredPhrases } from './texts.ts';
