export { compileContent, compilePage } from './compileContent.ts';
export { type Inline, inlineParts, linksIn } from './inlineMarkup.ts';
export { contentFileOf, listContent, listPages, readContent, readSite, referredFrom } from './readContent.ts';
export { currentSiteRecord, type LanguageText, languageTexts, siteFiles } from './siteWords.ts';
