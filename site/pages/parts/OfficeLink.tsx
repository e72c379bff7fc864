import * as facts from 'virtual:facts';
import { useInPagesWords } from './useInPagesWords.ts';

interface OfficeLinkProps {
  /** The office's name in the page's language, e.g. `Health Office`. */
  readonly office: string;
}

/** A link to write an e-mail to an office: to the school's address, with the office as the subject. */
export function OfficeLink({ office }: OfficeLinkProps) {
  const words = useInPagesWords();
  return <a href={`mailto:${facts.email}?subject=${encodeURIComponent(office)}`}>{words.writeTo(office)}</a>;
}
