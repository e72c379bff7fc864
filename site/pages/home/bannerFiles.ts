/** The files of every banner, as site/media makes them; `width` and `height` in pixels are those of the largest. */
export const bannerFiles = {
  /** Formats offered besides JPEG, the smallest files first. */
  formats: ['avif', 'webp'],
  widths: [800, 1200, 1600],
  width: 1600,
  height: 640,
} as const;
