/**
 * The files of every portrait, as site/media makes them; `width` and `height` are those of the largest, in pixels. Kept here
 * rather than read from manifest.json, so that the home page does not load the list of all media for its two portraits.
 */
export const portraitFiles = {
  /** Formats offered besides JPEG, the smallest files first. */
  formats: ['avif', 'webp'],
  widths: [320, 640],
  width: 640,
  height: 853,
} as const;
