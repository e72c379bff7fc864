/** Names of countries by ISO 3166-1 alpha-2, in the order of the alphabet. */
export type CountryNames = Readonly<Record<string, string>>;
