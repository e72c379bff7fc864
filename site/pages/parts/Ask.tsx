import * as facts from 'virtual:facts';
import { OfficeLink } from './OfficeLink.tsx';
import { useInPagesWords } from './useInPagesWords.ts';

interface AskProps {
  /** The office's name in the page's language. */
  readonly office: string;
}

/** How to contact an office. */
export function Ask({ office }: AskProps) {
  const [orCall, andAsk] = useInPagesWords().orCall(office);
  return (
    <>
      <p>
        <OfficeLink office={office} />
      </p>
      <p>
        {orCall}
        <a href={`tel:${facts.phoneNumber}`}>
          <bdi dir="ltr">{facts.phone}</bdi>
        </a>
        {andAsk}
      </p>
    </>
  );
}
