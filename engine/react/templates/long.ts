// From which length on the browser lays out and paints only what is near the viewport (`content-visibility` in `site/styles/form/long.css`).

/** Questions in a part of a long section; the styles estimate the height of a part by it. */
export const PART = 25;

/** True for so many questions in a section, or entries in a list. */
export function isLong(length: number): boolean {
  return length > 2 * PART;
}
