import { school } from '../../school.ts';
import { OfficeLink } from './OfficeLink.tsx';
import type { Note } from './prose.ts';
import { useInPagesWords } from './useInPagesWords.ts';

/** A side note on how to contact an office; both texts are in the page's language. */
export function askNote(title: string, office: string): Note {
  return { title, body: <Ask office={office} /> };
}

function Ask({ office }: { readonly office: string }) {
  const [orCall, andAsk] = useInPagesWords().orCall(office);
  return (
    <>
      <p>
        <OfficeLink office={office} />
      </p>
      <p>
        {orCall}
        <a href={`tel:${school.phone.number}`}>
          <bdi dir="ltr">{school.phone.text}</bdi>
        </a>
        {andAsk}
      </p>
    </>
  );
}
