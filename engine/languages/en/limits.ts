import type { LimitPhrases } from '../texts.ts';

export const limits: LimitPhrases = {
  atMost: [
    /\b(?:at (?:the )?most|up to|(?:no|not) (?:more|greater|higher|larger) than|not (?:above|over)|(?:can|must|may|should) ?not exceed|(?:a )?max(?:imum)?\.?(?: of| is)?:?) (?<number>[\d.,]*\d)(?: ?(?<unit>\p{L}+))?/giu,
    /(?<![\d.,])(?<number>\d(?:[\d.,]*\d)?)(?: (?<unit>\p{L}+))? (?:at (?:the )?most|or (?:less|fewer)|max(?:imum)?)\b/giu,
  ],
  atLeast: [
    /\b(?:at (?:the )?least|(?:no|not) (?:less|fewer|lower|smaller) than|not (?:below|under)|(?:a )?min(?:imum)?\.?(?: of| is)?:?) (?<number>[\d.,]*\d)(?: ?(?<unit>\p{L}+))?/giu,
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
  mustBePast:
    /\b(?:must|has to|have to|should|needs to) (?:be|lie) (?:in the past|before today)\b|\b(?:must|may|can|should) ?not (?:be|lie) (?:in the future|after today)\b/i,
  mustBeFuture:
    /\b(?:must|has to|have to|should|needs to) (?:be|lie) (?:in the future|after today)\b|\b(?:must|may|can|should) ?not (?:be|lie) (?:in the past|before today)\b/i,
  inAll: /\b(?:in (?:all|total)|altogether|together|overall|total)\b/i,
  tooMuch: /\btoo (?:long|many|large|high|big|much|great|late|old)\b/i,
  tooLittle: /\btoo (?:short|few|small|low|little|early|young)\b/i,
  tooEarly: /\btoo (?:early|soon)\b/i,
  tooLate: /\btoo late\b/i,
  tooOld: /\btoo old\b/i,
  tooYoung: /\btoo young\b/i,
  earlier: /\b(?:before|earlier)\b/i,
  later: /\b(?:after|later)\b/i,
  below: /\b(?:younger|under|below|less|fewer|lower|smaller)\b/i,
  above: /\b(?:older|over|above|more|higher|greater|larger)\b/i,
  less: /\b(?:before|earlier|less|fewer|below|under|lower|smaller|at most|up to)\b/i,
  more: /\b(?:after|later|more|above|over|higher|greater|larger|at least)\b/i,
  demanded:
    /(?:^|[.!] )(?:(?:please )?(?:choose|enter|give|pick|select|write) an? |please (?:bring|choose|enter|give|pick|select|write|use) (?=more|less|fewer|at least|at most|up to)|(?<subject>[^.!?;]*?)\b(?:must|has to|have to|should|needs? to|ought to) (?:be|lie|come|fall|start|begin|end) )(?<rest>[^.!?;:]*)/i,
  refused:
    /(?:^|[.!] )(?:not? (?=later|earlier|before|after|above|below|more|less|fewer|over|under)|(?<subject>[^.!?;]*?)\b(?:(?:must|may|can|should) ?not|can't) (?:be|lie|come|fall|start|begin|end) )(?<rest>[^.!?;:]*)/i,
};
