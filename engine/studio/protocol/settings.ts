// Changes of a file of keys, `form.json` or `office.json`, made in fields. Each change finds the file as the ones before it left it.
import type { Words } from './outline.ts';

export type SettingEdit =
  /** A value that is no text for people; with an empty pointer the whole file. */
  | { readonly kind: 'set'; readonly pointer: string; readonly value: unknown }
  /** A text in every language. */
  | { readonly kind: 'words'; readonly pointer: string; readonly words: Words }
  /** A key, or an entry of a list. */
  | { readonly kind: 'remove'; readonly pointer: string }
  /** One more entry at the end of a list, which is made if it is missing. */
  | { readonly kind: 'append'; readonly pointer: string; readonly value: unknown }
  /** An entry of the list at `pointer` in another place. */
  | { readonly kind: 'move'; readonly pointer: string; readonly from: number; readonly to: number };

export interface SettingsChange {
  /** As in `protocol.ts`: `trip/office.json`. */
  readonly file: string;
  /** The file's text when editing began; null where there was no such file. */
  readonly before: string | null;
  readonly edits: readonly SettingEdit[];
}
