// Applications as families send them: the admission form's examples with other names in both scripts, telephones, registry numbers,
// grades and days. The same number gives the same application. Three of four families have two children, and one child in
// twenty is applied for twice.
import type { Answers } from '../../engine/core/model/types.ts';
import maximal from '../../forms/admission/examples/maximal.json' with { type: 'json' };
import minimal from '../../forms/admission/examples/minimal.json' with { type: 'json' };

const FIRST = [
  ['Maya', 'مايا'],
  ['Karim', 'كريم'],
  ['Layla', 'ليلى'],
  ['Ahmad', 'أحمد'],
  ['Hiba', 'هبة'],
  ['Jad', 'جاد'],
  ['Ghina', 'غنى'],
  ['Fouad', 'فؤاد'],
  ['Nour', 'نور'],
  ['Alaa', 'آلاء'],
] as const;
const SYLLABLES = ['ha', 'da', 'mar', 'ru', 'sa', 'kho', 'ri', 'na', 'be', 'tou', 'za', 'ji'] as const;
const ARABIC = ['حا', 'دا', 'مر', 'رو', 'صا', 'خو', 'ري', 'نا', 'بي', 'طو', 'ظا', 'جي'] as const;
const GRADES = ['pre-kg-1', 'Grade1', 'Grade3', 'Grade7', 'Grade11'] as const;
const DAY = 24 * 60 * 60_000;
const FIRST_DAY = Date.parse('2024-09-01T06:00:00.000Z');

export interface Arrived {
  readonly receivedAt: string;
  readonly answers: Answers;
}

/** The `i`th application to arrive. */
export function familyOf(i: number): Arrived {
  // A second application for a child comes some hundred later.
  const child = i % 20 === 19 && i > 500 ? i - 467 : i;
  const family = Math.floor(child / 7) * 4 + Math.min(child % 7, 3);
  const [firstName, firstNameAR] = FIRST[child % FIRST.length] ?? ['', ''];
  const [last, lastAr] = lastNames(family);
  const digits = String(family).padStart(6, '0');
  const host = family % 2 === 0 ? 'example.org' : 'example.com';
  const example = child % 5 === 0 ? maximal : minimal;
  return {
    receivedAt: new Date(FIRST_DAY + i * (DAY / 64)).toISOString(),
    answers: {
      ...example,
      learnerInfo: {
        ...example.learnerInfo,
        firstName,
        firstNameAR,
        lastNameAr: lastAr,
        applyingGrade: GRADES[child % GRADES.length] ?? '',
        birthDate: new Date(Date.parse('2012-01-01') + (child % 4000) * DAY).toISOString().slice(0, 10),
      },
      familyInfo: {
        ...example.familyInfo,
        registryCivilNo: digits,
        telephone: `+9611${digits}`,
        mobilePhoneNo: `+96170${digits}`,
        email: `${last}.${family}@${host}`,
      },
      fatherInfo: {
        ...example.fatherInfo,
        fatherName: `Sami ${last}`,
        mobilephoneNo: `+96171${digits}`,
        email: `sami.${family}@${host}`,
      },
      motherInfo: {
        ...example.motherInfo,
        motherName: `Rana ${last}`,
        mobilephoneNo: `+96176${digits}`,
        email: `rana.${family}@${host}`,
      },
    },
  };
}

function lastNames(family: number): readonly [string, string] {
  const digits = [...family.toString(12)].map((digit) => Number.parseInt(digit, 12));
  const [latin, arabic] = [SYLLABLES, ARABIC].map((table) => digits.map((digit) => table[digit]).join(''));
  return [`${latin?.slice(0, 1).toUpperCase()}${latin?.slice(1)}`, arabic ?? ''];
}
