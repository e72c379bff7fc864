/** The school's surroundings on a map: `embed` is the address of the embedded frame, `page` that of the service's own page. */
export const neighbourhood = {
  service: 'OpenStreetMap',
  embed: 'https://www.openstreetmap.org/export/embed.html?bbox=35.4655,33.8895,35.4915,33.9065&layer=mapnik',
  page: 'https://www.openstreetmap.org/#map=15/33.8980/35.4785',
} as const;
