// Calling codes of countries (ITU-T E.164), and the properties of national numbers that parsing needs: lengths and trunk
// prefixes, from the fixed and mobile numbering plans in Google's libphonenumber (July 2026).

/**
 * Each calling code is followed by the ISO 3166-1 codes of its countries: the main one first, none where the country select does
 * not offer it. The two numbers before them count digits of national numbers:
 * 1. the fewest that one has;
 * 2. the most of one that begins with the digits of its own calling code, 0 if none does. 961 has 7, because 09 612 345 in
 *    Lebanon is +961 9612345; a longer number that begins so has the calling code twice. Where plans allow longer ones only in
 *    theory (Austria, Germany, Kosovo), it is the longest in use.
 */
const CODES_BY_LENGTHS: Readonly<Record<string, string>> = {
  '4 0': '352lu 690',
  '4 4': '683',
  '4 5': '290',
  '5 0': '676to 678vu 682 686ki 688tv 82kr 852hk',
  '5 5': '247 500 677sb 685ws',
  '5 6': '263zw',
  '5 8': '386si 971ae',
  '5 9': '27za 358fi',
  '6 0': '375by 381rs 40ro 597sr 598uy 672 681wf 687nc 880bd 98ir',
  '6 6': '298fo 299gl 376ad 508pm',
  '6 7': '252so',
  '6 8': '355al 359bg 53cu 95mm',
  '6 9': '421sk 46se 63ph',
  '6 10': '39itva',
  '7 0':
    '239st 246io 248sc 254ke 265mw 267bw 269km 291er 297aw 353ie 354is 372ee 385hr 423li 44gb 592gy 595py 599cwbq 64nz 670tl 673bn 674nr 675pg 691fm 692mh 967ye 974qa 975bt',
  '7 7': '220gm 230mu 238cv 241ga 243cd 501bz 507pa 679fj 680pw 960mv 961lb',
  '7 8': '231lr 503sv 853mo 886tw 965kw 968om 972il',
  '7 9': '31nl 48pl',
  '7 10': '43at',
  '7 11': '49de 62id',
  '8 0':
    '223ml 224gn 226bf 227ne 228tg 232sl 235td 236cf 237cm 253dj 257bi 258mz 264na 268sz 350gi 356mt 357cy 371lv 374am 378sm 382me 389mk 504hn 505ni 509ht 57co 591bo 593ec 60my 689pf 81jp 856la 964iq 970ps 977np 993tm',
  '8 8':
    '213dz 216tn 222mr 266ls 32be 36hu 370lt 373md 377mc 383xk 387ba 45dk 47no 502gt 506cr 51pe 65sg 850kp 855kh 962jo 973bh 976mn',
  '8 9': '20eg 233gh 250rw 66th 84vn 963sy',
  '8 10': '91in 92pk',
  '8 11': '55br',
  '9 0':
    '211ss 212ma 221sn 240gq 242cg 245gw 249sd 256ug 260zm 261mg 34es 351pt 420cz 56cl 61au 86cn 93af 94lk 966sa 995ge',
  '9 9': '218ly 244ao 251et 255tz 262reyt 33fr 380ua 41ch 590gp 594gf 596mq 992tj 994az 996kg 998uz',
  '10 0': '1uscadoprky 225ci 229bj 234ng 30gr 52mx 54ar 58ve',
  '10 10': '7rukz 90tr',
};

/**
 * Where a zero that begins a national number belongs to it, also after the code: there is no trunk prefix, and numbers in use
 * begin with zero. +39 06 is Rome, +378 0549 San Marino, +225 07, +229 01 and +242 06 are mobile telephones.
 */
const KEEPS_ZERO = new Set('225 226 227 229 241 242 378 39 687 992'.split(' '));

/** Anywhere else zeros before a national number are its trunk prefix, which is not dialled after the code. */
const ZEROS = /^0+/;

/** Trunk prefixes that are more than zeros; recognised by the number of digits that follow. */
const TRUNK_PREFIXES: Readonly<Record<string, RegExp>> = {
  // Numbers have 10 digits. Of 13 the first three are dropped where they repeat: an area code that was filled in and typed again.
  1: /^(?:0+|1(?=\d{10}$)|(\d{3})(?=\1\d{7}$))/,
  7: /^(?:0+|8(?=\d{10}$))/,
  36: /^(?:06(?=\d{8,9}$)|0+)/,
  // A mobile number has 9 digits within Gabon and 8 from abroad; a zero before 7 digits belongs to it.
  241: /^0(?=\d{8}$)/,
  370: /^(?:0+|8(?=\d{8}$))/,
  375: /^(?:0+|80?(?=\d{9}$))/,
  993: /^(?:0+|8(?=\d{8}$))/,
};

interface CallingCode {
  readonly isos: readonly string[];
  readonly fewest: number;
  readonly mostAfterOwnCode: number;
}

const codes = new Map<string, CallingCode>(
  Object.entries(CODES_BY_LENGTHS).flatMap(([lengths, all]) => {
    const [fewest = 0, mostAfterOwnCode = 0] = lengths.split(' ').map(Number);
    return all.split(' ').map((one) => {
      const isos = one.match(/[a-z]{2}/g) ?? [];
      return [one.replace(/\D/g, ''), { isos, fewest, mostAfterOwnCode }] as const;
    });
  }),
);

/** All calling codes. */
export const CALLING_CODES: readonly string[] = [...codes.keys()];

/** The countries of a calling code, the main one first. */
export function countriesOf(code: string): readonly string[] {
  return codes.get(code)?.isos ?? [];
}

/** The calling code that international digits begin with, or undefined: no code begins another. */
export function callingCodeOf(digits: string): string | undefined {
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => codes.has(code));
}

/** True for the digits of a calling code, or the first ones of it. */
export function beginsCode(digits: string): boolean {
  return CALLING_CODES.some((code) => code.startsWith(digits));
}

/** True where a zero stays before a national number. */
export function keepsZero(code: string): boolean {
  return KEEPS_ZERO.has(code);
}

/** The national number as it stands after its calling code: without trunk prefix, and without the code once more. */
export function nationalDigits(digits: string, code: string): string {
  const prefix = TRUNK_PREFIXES[code] ?? (keepsZero(code) ? undefined : ZEROS);
  const national = prefix ? digits.replace(prefix, '') : digits;
  if (national !== digits) return nationalDigits(national, code);
  const { fewest = 0, mostAfterOwnCode = 0 } = codes.get(code) ?? {};
  // Where zeros stay, no number begins with 00: the code is then the first digits of the number itself.
  const isTwice =
    national.startsWith(code) &&
    (prefix || !national.startsWith('00', code.length)) &&
    national.length > mostAfterOwnCode &&
    national.length - code.length >= fewest;
  return isTwice ? nationalDigits(national.slice(code.length), code) : national;
}
