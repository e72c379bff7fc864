import { school } from '../../school.ts';

interface OfficeLinkProps {
  /** Whom the letter is for, e.g. `Health Office`. */
  readonly office: string;
}

/** An e-mail to one office. All letters go to the school's one address; the subject says where they belong. */
export function OfficeLink({ office }: OfficeLinkProps) {
  return <a href={`mailto:${school.email}?subject=${encodeURIComponent(office)}`}>Write to the {office}</a>;
}
