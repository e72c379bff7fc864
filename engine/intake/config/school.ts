import type { Language } from '../../core/index.ts';

/** The school's own facts, as the site's build hands them over. */
export interface School {
  readonly name: Readonly<Record<Language, string>>;
  /** As it is written. */
  readonly phone: string;
}
