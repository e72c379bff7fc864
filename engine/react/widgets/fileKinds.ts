// Media types and file sizes as texts, and as file pickers take them.
import { type Language, numberIn } from '../../core/index.ts';
import type { WizardMessages } from '../../languages/wizard.ts';

const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/** The `accept` attribute for these media types. */
export function acceptOf(types: readonly string[]): string {
  return types.flatMap((type) => EXTENSIONS[type] ?? [type]).join(',');
}

/** `10 MB`, `310 kB`; binary units, rounded down: a limit must not promise more than it takes. */
export function sizeInWords(bytes: number, language: Language, { units }: WizardMessages): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes >= 1) return `${numberIn(language, Math.floor(megabytes * 10) / 10)} ${units.megabytes}`;
  return `${numberIn(language, Math.max(1, Math.floor(bytes / 1024)))} ${units.kilobytes}`;
}
