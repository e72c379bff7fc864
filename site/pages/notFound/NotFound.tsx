import * as facts from 'virtual:facts';
import { Link } from 'wouter';
import { FormLink } from '../parts/FormLink.tsx';
import { NotFoundPage } from './parts/NotFoundPage.tsx';

/** The page for unknown addresses. */
export function NotFound() {
  return (
    <NotFoundPage
      title="Page not found"
      description="This address leads to no page of the school's site."
      eyebrow="Error 404"
      heading="This page is not here"
      lead="The address may be mistyped, or the page may have moved. Nothing that you sent us is affected by it."
      ways={
        <>
          Go back to the <Link href="/">home page</Link>, open the <FormLink to="apply" />, or write to us at{' '}
          <a href={`mailto:${facts.email}`}>{facts.email}</a>.
        </>
      }
    />
  );
}
