// The calling code of a country, and the country of international digits.
import { CALLING_CODES, countriesOf } from '../../core/index.ts';

/**
 * First digits by which a country is told from others of the same calling code, by ISO 3166-1 alpha-2: areas of +1, as
 * react-international-phone lists them, and of +7, +39, +262 and +599. A country without an entry in `CALLING_CODES` has the
 * first of them as its calling code.
 */
const AREAS: Readonly<Record<string, string>> = {
  ag: '1268',
  bs: '1242',
  bb: '1246',
  ca: '1204 1226 1236 1249 1250 1289 1306 1343 1365 1387 1403 1416 1418 1431 1437 1438 1450 1506 1514 1519 1548 1579 1581 1587 1604 1613 1639 1647 1672 1705 1709 1742 1778 1780 1782 1807 1819 1825 1867 1873 1902 1905',
  ky: '1345',
  dm: '1767',
  do: '1809 1829 1849',
  gd: '1473',
  gu: '1671',
  jm: '1876',
  yt: '262269 262639',
  pr: '1787 1939',
  kn: '1869',
  lc: '1758',
  vc: '1784',
  tt: '1868',
  kz: '76 77',
  va: '3906698',
  bq: '5993 5994 5997',
};

const dialCodeByIso = new Map(CALLING_CODES.flatMap((code) => countriesOf(code).map((iso) => [iso, code] as const)));
const isoByDigits = new Map(CALLING_CODES.map((code) => [code, countriesOf(code)[0]]));
for (const [iso, areas] of Object.entries(AREAS)) {
  for (const area of areas.split(' ')) {
    isoByDigits.set(area, iso);
    if (!dialCodeByIso.has(iso)) dialCodeByIso.set(iso, area);
  }
}
const MOST_DIGITS = 7;

/** All countries that can be chosen, by ISO 3166-1 alpha-2. */
export const countries: readonly string[] = [...dialCodeByIso.keys()];

/** The digits of a country's calling code, with its area where that is the only one (1876 is Jamaica); empty for no country. */
export function dialCodeOf(iso: string): string {
  return dialCodeByIso.get(iso) ?? '';
}

/** The country of international digits; empty while they match none. Where countries share a code, `chosen` if it is one of them and no area decides. */
export function countryOf(digits: string, chosen: string): string {
  for (let length = Math.min(MOST_DIGITS, digits.length); length > 0; length--) {
    const named = isoByDigits.get(digits.slice(0, length));
    if (named !== undefined) return dialCodeOf(chosen) === digits.slice(0, length) ? chosen : named;
  }
  return '';
}
