/** The three banners; their pictures are `banner-<name>` in site/media/pictures. */
export const banners = ['morning', 'floor', 'night'] as const;

export type BannerName = (typeof banners)[number];
