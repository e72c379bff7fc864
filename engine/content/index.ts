export { compileContent, compilePage } from './compileContent.ts';
export { inlineParts, linksIn } from './inlineMarkup.ts';
export { contentFileOf, listContent, listPages, readContent, readSite, referredFrom } from './readContent.ts';
export { currentSiteRecord, type LanguageText, languageTexts, siteFiles } from './siteWords.ts';
