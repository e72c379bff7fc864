/** The files of every banner, as site/media makes them; `width` and `height` in pixels are those of the largest. */
export const bannerFiles = {
  /** Better than the JPEG that all browsers take, the lightest first. */
  formats: ['avif', 'webp'],
  widths: [800, 1200, 1600],
  width: 1600,
  height: 640,
} as const;
