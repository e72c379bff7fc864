import type { Language } from '../../core/index.ts';

/** Facts about the school, from the site's build. */
export interface School {
  readonly name: Readonly<Record<Language, string>>;
  /** As displayed. */
  readonly phone: string;
}
