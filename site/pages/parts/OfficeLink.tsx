import { useSite } from '../../language/siteContext.ts';
import { school } from '../../school.ts';

interface OfficeLinkProps {
  /** Whom the letter is for, in the page's language, e.g. `Health Office`. */
  readonly office: string;
}

/** An e-mail to one office. All letters go to the school's one address; the subject says where they belong. */
export function OfficeLink({ office }: OfficeLinkProps) {
  const { words } = useSite();
  return <a href={`mailto:${school.email}?subject=${encodeURIComponent(office)}`}>{words.writeTo(office)}</a>;
}
