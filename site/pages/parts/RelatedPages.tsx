import { Link } from 'wouter';
import { anchorOf } from '../../../engine/core/anchors.ts';

/** A link to a page, with a sentence about it. */
export interface RelatedPage {
  readonly label: string;
  /** The canonical path. */
  readonly path: string;
  readonly text: string;
}

/** Links under a heading. */
export interface RelatedPagesProps {
  readonly title: string;
  readonly pages: readonly RelatedPage[];
}

/** Links to related pages at the end of a page. */
export function RelatedPages({ title, pages }: RelatedPagesProps) {
  const id = anchorOf(title);
  return (
    <div className="band-deep">
      <nav className="page band" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul className="related">
          {pages.map(({ label, path, text }) => (
            <li key={path}>
              <Link href={path}>{label}</Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
