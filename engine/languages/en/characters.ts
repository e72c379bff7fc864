import type { CharacterPhrases } from '../texts.ts';

/** Matches `what` alone (“Only digits”), behind a verb (“Please use only digits”), and said of a subject (“The code has only digits”). */
function saying(what: string): RegExp {
  const subject = '(?<subject>[^.,;:(]+?) (?:has|is|consists of|must be|has to be|must have exactly|has exactly) ';
  return new RegExp(String.raw`^(?:(?:please )?(?:write|enter|use|type|give) |${subject})?(?:${what})\.?$`, 'i');
}

export const characters: CharacterPhrases = {
  counted: {
    pattern: saying(String.raw`(?:exactly )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) digits`),
    numbers: ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  kinds: [
    [saying('only digits|digits only|numeric'), String.raw`^\P{L}*$`],
    [saying('only letters|letters only'), '^[^0-9]*$'],
    [saying('only (?:capital|upper-?case) letters|(?:capital|upper-?case) letters only'), '^[^0-9a-z]*$'],
    [saying('only arabic letters|arabic letters only'), '^[^A-Za-z0-9]*$'],
  ],
  answer: /^(?:(?:the|your|this|an?) )?(?:answer|number|code|it|text)$/i,
};
