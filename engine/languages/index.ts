export { engineTexts } from './engineTexts.ts';
export { answerText, type LabelledAnswer, labelledAnswers } from './labelledAnswers.ts';
export type { ExportMessages, RefusalCode, RequiredPhrases } from './texts.ts';
