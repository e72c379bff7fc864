import type { LimitPhrases } from '../texts.ts';

export const limits: LimitPhrases = {
  atMost: [
    /\b(?:at (?:the )?most|up to|(?:no|not) more than|(?:a )?max(?:imum)?\.?(?: of| is)?:?) (?<number>[\d.,]*\d)(?: ?(?<unit>\p{L}+))?/giu,
    /(?<![\d.,])(?<number>\d(?:[\d.,]*\d)?)(?: (?<unit>\p{L}+))? (?:at (?:the )?most|or (?:less|fewer)|max(?:imum)?)\b/giu,
  ],
  atLeast: [
    /\b(?:at (?:the )?least|(?:no|not) (?:less|fewer) than|(?:a )?min(?:imum)?\.?(?: of| is)?:?) (?<number>[\d.,]*\d)(?: ?(?<unit>\p{L}+))?/giu,
    /(?<![\d.,])(?<number>\d(?:[\d.,]*\d)?)(?: (?<unit>\p{L}+))? (?:at (?:the )?least|or more|min(?:imum)?)\b/giu,
  ],
  between: [
    /\b(?:from|between) (?<least>[\d.,]*\d) (?:to|and) (?<most>[\d.,]*\d)(?: ?(?<unit>\p{L}+))?/giu,
    /\((?<least>\d[\d.,]*) ?(?:to|–|-) ?(?<most>[\d.,]*\d)(?: ?(?<unit>\p{L}+))?\)/giu,
  ],
  characters: /^(?:characters?|letters?|chars?)$/i,
  megabytes: /^(?:MB|megabytes?)$/i,
  kilobytes: /^(?:kB|kilobytes?)$/i,
  years: /^years?$/i,
  measures: /^(?:months?|weeks?|days?|hours?|minutes?|km|kg|USD|LBP|EUR|dollars?|pounds?|euros?)$/i,
  mustBePast: /\b(?:must|has to|have to|should|needs to) (?:be|lie) (?:in the past|before today)\b/i,
  mustBeFuture: /\b(?:must|has to|have to|should|needs to) (?:be|lie) (?:in the future|after today)\b/i,
  inAll: /\b(?:in (?:all|total)|altogether|together|overall|total)\b/i,
};
