/** The three banners, each drawn by site/media at 1600 by 640. */
export const banners = [
  {
    name: 'morning',
    alt: 'Morning at Ras Beirut: the lighthouse, red roofs and the Pigeon Rocks before the mountains.',
  },
  { name: 'floor', alt: 'A tiled floor of stars and signs of learning, and in its middle an open book under an arch.' },
  { name: 'night', alt: 'A cedar grows from an open book under the stars, with snow on the mountains behind it.' },
] as const;

export type Banner = (typeof banners)[number];
