/**
 * The files of every portrait, as site/media makes them; `width` and `height` in pixels are those of the largest. They
 * stand here so that the first page, which has two portraits, can do without the list of all media.
 */
export const portraitFiles = {
  /** Better than the JPEG that all browsers take, the lightest first. */
  formats: ['avif', 'webp'],
  widths: [320, 640],
  width: 640,
  height: 853,
} as const;
