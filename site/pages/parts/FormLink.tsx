import { Link } from 'wouter';
import { formTitled } from '../../formTitled.ts';

interface FormLinkProps {
  /** The form's title, as its definition says it. */
  readonly title: string;
  /** The link's words; the title without them. */
  readonly children?: string;
  readonly className?: string;
}

/** A link to a form inside a text. */
export function FormLink({ title, children = title, className }: FormLinkProps) {
  return (
    <Link className={className} href={formTitled(title).route}>
      {children}
    </Link>
  );
}
