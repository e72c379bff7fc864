/** The neighbourhood on a map: `embed` is shown in the page once a visitor asks for it, `page` opens by itself. */
export const neighbourhood = {
  service: 'OpenStreetMap',
  embed: 'https://www.openstreetmap.org/export/embed.html?bbox=35.4655,33.8895,35.4915,33.9065&layer=mapnik',
  page: 'https://www.openstreetmap.org/#map=15/33.8980/35.4785',
} as const;
