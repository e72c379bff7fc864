import { Link } from 'wouter';
import { formTitled } from '../../forms/formTitled.ts';
import { useSite } from '../../language/siteContext.ts';

interface FormLinkProps {
  /** The form's English title. */
  readonly title: string;
  /** The link's text; default: the form's title in the page's language. */
  readonly children?: string;
  readonly className?: string;
}

/** A link to a form within a text. */
export function FormLink({ title, children, className }: FormLinkProps) {
  const { language } = useSite();
  const form = formTitled(title);
  return (
    <Link className={className} href={form.route}>
      {children ?? form.words[language].title}
    </Link>
  );
}
