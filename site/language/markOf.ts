import { directions, type Language } from 'virtual:forms';

interface Mark {
  readonly lang?: Language;
  readonly dir?: 'ltr' | 'rtl';
}

/** The attributes of a part that is written in the language `part` on a page in `page`; none where both are the same. */
export function markOf(part: Language, page: Language): Mark {
  return part === page ? {} : { lang: part, dir: directions[part] };
}
