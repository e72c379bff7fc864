import { Link } from 'wouter';
import { formFor } from '../../forms/formFor.ts';
import { useSite } from '../../language/siteContext.ts';

interface FormLinkProps {
  /** The form's `purpose`. */
  readonly to: string;
  /** The link's text; default: the form's title in the page's language. */
  readonly children?: string;
  readonly className?: string;
}

/** A link to a form within a text. */
export function FormLink({ to, children, className }: FormLinkProps) {
  const { language } = useSite();
  const form = formFor(to);
  return (
    <Link className={className} href={form.route}>
      {children ?? form.titles[language]}
    </Link>
  );
}
