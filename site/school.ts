/**
 * The school's name, addresses and telephone; placeholders until the school supplies its own. The rest of the site takes them
 * from here.
 */
export const school = {
  name: 'Our School',
  place: 'Ras Beirut',
  address: 'Ras Beirut, Beirut, Lebanon',
  /** `number` in E.164 for links, `text` as displayed. */
  phone: { number: '+9611000000', text: '+961 1 000 000' },
  email: 'info@school.example',
  founded: 1974,
  /** In Arabic. */
  inArabic: { name: 'مدرستنا', place: 'رأس بيروت', address: 'رأس بيروت، بيروت، لبنان', founded: '١٩٧٤' },
  /** Origin at which the site is published, without a trailing slash; for canonical links, site map and link previews. */
  url: 'https://school.example',
} as const;

/** The school's social media. An entry with an empty URL is shown as an icon without a link, hidden from screen readers. */
export const socialMedia: readonly SocialMedium[] = [
  { name: 'Facebook', url: '' },
  { name: 'YouTube', url: '' },
  { name: 'X', url: '' },
  { name: 'Instagram', url: '' },
];

export interface SocialMedium {
  readonly name: 'Facebook' | 'YouTube' | 'X' | 'Instagram';
  readonly url: string;
}
