import { Link } from 'wouter';
import { formTitled } from '../../forms/formTitled.ts';
import { useSite } from '../../language/siteContext.ts';

interface FormLinkProps {
  /** The form's title, as its definition says it in English. */
  readonly title: string;
  /** The link's words; the title in the page's language without them. */
  readonly children?: string;
  readonly className?: string;
}

/** A link to a form inside a text. */
export function FormLink({ title, children, className }: FormLinkProps) {
  const { language } = useSite();
  const form = formTitled(title);
  return (
    <Link className={className} href={form.route}>
      {children ?? form.words[language].title}
    </Link>
  );
}
