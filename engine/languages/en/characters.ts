import type { CharacterPhrases } from '../texts.ts';

const WITHOUT_LETTERS = String.raw`^\P{L}*$`;

export const characters: CharacterPhrases = {
  counted: {
    pattern:
      /^(?:(?:please )?(?:write|enter|use|type|give) |(?<subject>[^.,;:(]+?) (?:has|is|consists of|must be|has to be|must have exactly|has exactly) )?(?:exactly )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) digits\.?$/i,
    numbers: ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  kinds: [
    [
      /^(?:(?:please )?(?:write|enter|use|type|give) |(?<subject>[^.,;:(]+?) (?:has|is|consists of|must be|has to be|must have) )?(?:only digits|digits only|numeric)\.?$/i,
      WITHOUT_LETTERS,
    ],
    [
      /^(?:(?:please )?(?:write|enter|use|type|give) |(?<subject>[^.,;:(]+?) (?:has|is|consists of|must be|has to be|must have) )?(?:only letters|letters only)\.?$/i,
      '^[^0-9]*$',
    ],
    [
      /^(?:(?:please )?(?:write|enter|use|type|give) |(?<subject>[^.,;:(]+?) (?:has|is|consists of|must be|has to be|must have) )?(?:only (?:capital|upper-?case) letters|(?:capital|upper-?case) letters only)\.?$/i,
      '^[^0-9a-z]*$',
    ],
    [
      /^(?:(?:please )?(?:write|enter|use|type|give) |(?<subject>[^.,;:(]+?) (?:has|is|consists of|must be|has to be|must have) )?(?:only arabic letters|arabic letters only)\.?$/i,
      '^[^A-Za-z0-9]*$',
    ],
  ],
  answer: /^(?:(?:the|your|this|an?) )?(?:answer|number|code|it|text)$/i,
};
