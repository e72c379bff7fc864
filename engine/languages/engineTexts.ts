import type { Language } from '../core/index.ts';
import { ar } from './ar/engine.ts';
import { en } from './en/engine.ts';
import type { EngineTexts } from './texts.ts';

/** By language. */
export const engineTexts: Readonly<Record<Language, EngineTexts>> = { en, ar };
