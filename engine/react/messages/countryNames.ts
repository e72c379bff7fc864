/** Names of countries by ISO 3166-1 alpha-2, in alphabetical order. */
export type CountryNames = Readonly<Record<string, string>>;
