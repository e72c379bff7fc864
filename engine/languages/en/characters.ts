import type { CharacterPhrases } from '../texts.ts';

const LETTER = String.raw`^\P{L}*$`;

export const characters: CharacterPhrases = {
  counted: {
    pattern:
      /^(?:[^.,;:(]*?\b(?:has|have|is|are|be|of|with|write|enter|use|exactly) )?(?:exactly )?(?:the )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:digits|numbers)\.?$/i,
    numbers: ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  kinds: [
    [
      /^(?:(?:please )?(?:use |enter |write |type )?|[^.,;:(]* (?:has |have |be |is ))(?:only (?:digits|numbers)|(?:digits|numbers) only)\.?$/i,
      LETTER,
    ],
    [/^(?:[^.,;:(]* )?(?:must|has to) be numeric\.?$/i, LETTER],
    [
      /^(?:(?:please )?(?:use |enter |write |type )?|[^.,;:(]* (?:has |have |be |is ))(?:only letters|letters only)\.?$/i,
      '^[^0-9]*$',
    ],
    [
      /^(?:(?:please )?(?:use |enter |write |type )?|[^.,;:(]* (?:has |have |be |is ))(?:only (?:capital|upper-?case) letters|(?:capital|upper-?case) letters only)\.?$/i,
      '^[^0-9a-z]*$',
    ],
    [
      /^(?:(?:please )?(?:use |enter |write |type )?|[^.,;:(]* (?:has |have |be |is ))(?:(?:only )?arabic letters(?: only)?)\.?$/i,
      '^[^A-Za-z0-9]*$',
    ],
  ],
};
