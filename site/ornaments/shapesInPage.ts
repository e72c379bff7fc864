// Header and footer, with their drawings, are in every page's HTML and stay mounted on navigation. The browser reads the shapes
// from the HTML, so the bundle does not contain them a second time.

/** True while prerendering and in development: the shapes are rendered. False in the built site's browser. */
export const isDrawn = import.meta.env.SSR || import.meta.env.MODE !== 'production';

/** Props that give the page's only element of this class the content that it has in the HTML. */
export function shapesInPage(className: string) {
  const shapes = document.querySelector(`.${className}`)?.innerHTML ?? '';
  return { dangerouslySetInnerHTML: { __html: shapes }, suppressHydrationWarning: true };
}
