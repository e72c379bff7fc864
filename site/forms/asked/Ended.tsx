import * as facts from 'virtual:facts';
import { useSite } from '../../language/siteContext.ts';
import type { AnswerWords } from '../../words/words.ts';
import { dayInWords } from './dayInWords.ts';
import type { FoundLink } from './openedLink.ts';

type EndedProps = { readonly words: AnswerWords } & (
  | { readonly link: FoundLink; readonly text?: undefined }
  | { readonly text: string; readonly link?: undefined }
);

/** A link that can no longer be answered, or never could. */
export function Ended({ link, text, words }: EndedProps) {
  const { language } = useSite();
  const ended =
    link && link.state !== 'open'
      ? words.ended[link.state](dayInWords(language, link.at))
      : (text ?? words.withoutLink);
  return (
    <>
      <p className="notice" role="status">
        {ended}
      </p>
      <p>{words.call(facts.phone)}</p>
    </>
  );
}
