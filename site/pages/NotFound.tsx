import { Link } from 'wouter';
import { formTitled } from '../formTitled.ts';
import { Head } from '../layout/Head.tsx';
import { RasBeirut } from '../ornaments/RasBeirut.tsx';
import { StarDivider } from '../ornaments/StarDivider.tsx';
import { school } from '../school.ts';

/** What an address that leads nowhere shows. */
export function NotFound() {
  const admission = formTitled('Admission Form');
  return (
    <div className="page band grid">
      <Head title="Page not found" description="This address leads to no page of the school's site." />
      <meta name="robots" content="noindex" />
      <div className="grid-main prose">
        <p className="eyebrow">Error 404</p>
        <h1>This page is not here</h1>
        <p className="lead">
          The address may be mistyped, or the page may have moved. Nothing that you sent us is affected by it.
        </p>
        <StarDivider />
        <p>
          Go back to the <Link href="/">home page</Link>, open the{' '}
          <Link href={admission.route}>{admission.words.en.title}</Link>, or write to us at{' '}
          <a href={`mailto:${school.email}`}>{school.email}</a>.
        </p>
      </div>
      <div className="grid-side">
        <RasBeirut />
      </div>
    </div>
  );
}
