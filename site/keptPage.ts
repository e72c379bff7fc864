// The HTML that came is the page: what a page without a form shows is not loaded and drawn a second time. React takes over
// the layout around it and the moving parts in it (islands/), and knows the rest as a piece of HTML.

export interface KeptPage {
  /** What `#main` holds. */
  readonly html: string;
  /** What the page itself says in the document's head; React finds it there, and takes it away with the page. */
  readonly title: string;
  readonly metas: readonly { readonly name: string; readonly content: string }[];
}

/** The document's page, before anything has changed it. */
export function readPage(main: Element): KeptPage {
  const metas = document.head.querySelectorAll<HTMLMetaElement>('meta:is([name=description], [name=robots])');
  return {
    html: main.innerHTML,
    title: document.title,
    metas: [...metas].map(({ name, content }) => ({ name, content })),
  };
}
