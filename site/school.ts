/**
 * Who the school is and how it is reached: the one place for it, placeholders until the school gives its own.
 * Nothing else in the site names the school, its telephone, its e-mail, its street or its address on the web.
 */
export const school = {
  name: 'Our School',
  place: 'Ras Beirut',
  address: 'Ras Beirut, Beirut, Lebanon',
  /** As dialled (E.164) and as written. */
  phone: { number: '+9611000000', text: '+961 1 000 000' },
  email: 'info@school.example',
  founded: 1974,
  /** The same for readers of Arabic. */
  inArabic: { name: 'مدرستنا', place: 'رأس بيروت', address: 'رأس بيروت، بيروت، لبنان', founded: '١٩٧٤' },
  /** Where the site is published, without a slash at its end; search engines and previews are told so. */
  url: 'https://school.example',
} as const;

/** Where else the school is found. One whose address is empty is shown as an ornament: no link, and not read out. */
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
