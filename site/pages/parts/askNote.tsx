import { school } from '../../school.ts';
import { OfficeLink } from './OfficeLink.tsx';
import type { Note } from './prose.ts';

/** The side note that says how an office is reached. */
export function askNote(office: string): Note {
  return {
    title: 'Ask us',
    body: (
      <>
        <p>
          <OfficeLink office={office} />
        </p>
        <p>
          or call{' '}
          <a href={`tel:${school.phone.number}`}>
            <bdi dir="ltr">{school.phone.text}</bdi>
          </a>{' '}
          and ask for the {office}.
        </p>
      </>
    ),
  };
}
