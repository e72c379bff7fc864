/** The three banners, each drawn by site/media at 1600 by 640. */
export const banners = ['morning', 'floor', 'night'] as const;

export type BannerName = (typeof banners)[number];
