/** Scrolls to `top` (pixels from the top of the page) and moves focus to the content, where screen readers go on reading. */
export function scrollToTop(top = 0): void {
  window.scrollTo({ top });
  document.getElementById('main')?.focus({ preventScroll: true });
}
