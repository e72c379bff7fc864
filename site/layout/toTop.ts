/** Lets reading begin anew at the content; `top` is where it begins, in pixels. */
export function toTop(top = 0): void {
  window.scrollTo({ top });
  document.getElementById('main')?.focus({ preventScroll: true });
}
