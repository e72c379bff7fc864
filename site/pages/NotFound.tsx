import { Link } from 'wouter';
import { school } from '../school.ts';
import { MissingPage } from './missing/MissingPage.tsx';
import { FormLink } from './parts/FormLink.tsx';

/** What an address that leads nowhere shows. */
export function NotFound() {
  return (
    <MissingPage
      title="Page not found"
      description="This address leads to no page of the school's site."
      eyebrow="Error 404"
      heading="This page is not here"
      lead="The address may be mistyped, or the page may have moved. Nothing that you sent us is affected by it."
      ways={
        <>
          Go back to the <Link href="/">home page</Link>, open the <FormLink title="Admission Form" />, or write to us
          at <a href={`mailto:${school.email}`}>{school.email}</a>.
        </>
      }
    />
  );
}
