// Header and footer stand in every page's HTML, their drawings included, and stay when pages change. So the browser takes
// the shapes over from there, and they need not come a second time as script.

/** False where no HTML was prepared, or it is being prepared: the shapes are drawn. */
export const isDrawn = import.meta.env.SSR || import.meta.env.DEV;

/** The shapes inside the page's one element of this class, to be given to the same element again. */
export function shapesInPage(className: string) {
  const shapes = document.querySelector(`.${className}`)?.innerHTML ?? '';
  return { dangerouslySetInnerHTML: { __html: shapes }, suppressHydrationWarning: true };
}
