// The texts of `done` agree with what happens after Submit, by `submit` and `mail` of form.json. They say that the answers were sent only with `submit.post`; they name the saved
// file as `submit.download` does; they promise a receipt by e-mail only with `mail`, and to everybody only if the address has to be given. Regular expressions of each language
// (`outcome` in engine/languages) recognise what a sentence says.
import { parsePointer } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import { requiredAlways } from '../../answers/requiredAlways.ts';
import type { Finding } from '../../errors/definitionError.ts';
import type { Definition } from '../../read/definition.ts';
import { placeOfWords } from '../../read/placeOfWords.ts';
import { questionAt } from '../../schema/questions.ts';
import type { Rule } from '../rule.ts';
import { sentencesOf, withPlainDigits } from '../saidLimits.ts';

const JSON_NAME = /[A-Za-z0-9][A-Za-z0-9._-]*\.json/g;

export const doneSaysWhatHappens: Rule = function* (definition) {
  const { done, submit } = definition.form;
  const texts = [
    ['/done/title', done.title] as const,
    ...done.text.map((text, i) => [`/done/text/${i}`, text] as const),
  ];
  for (const [at, text] of texts) {
    const [problem, repair = 'Say what happens, or change "submit" or "mail" of form.json.'] =
      contradictionIn(definition, withPlainDigits(text)) ?? [];
    if (problem !== undefined)
      yield { place: placeOfWords(definition.language, definition.placeInForm(at)), problem, repair };
  }
  yield* fileNames(definition, texts, submit.download);
};

type Contradiction = readonly [problem: string, repair?: string];

/** Each sentence is judged by itself. If one says that nothing was sent, no other is taken to say that the school has the answers. */
function contradictionIn(definition: Definition, text: string): Contradiction | undefined {
  const { conditional, notSent } = engineTexts[definition.language].outcome;
  const certain = sentencesOf(text).filter((sentence) => !conditional.test(sentence));
  const isNotSent = certain.some((sentence) => notSent.test(sentence));
  const found = certain.map((sentence) => contradiction(definition, sentence, isNotSent));
  return found.find((one) => one !== undefined);
}

function contradiction(definition: Definition, text: string, isNotSent: boolean): Contradiction | undefined {
  const { form, language } = definition;
  const { submit, mail } = form;
  const { sent, notSent, saved, receipt, negated } = engineTexts[language].outcome;
  if (submit.post && notSent.test(text))
    return ['This says that nothing was sent, but "submit.post" sends it to the school.'];
  const says = (phrases: RegExp) => isSaid(text, phrases, negated);
  if (!submit.post && !isNotSent && says(sent))
    return ['This says that the school has it, but without "submit.post" nothing is sent.'];
  if (!submit.download && says(saved))
    return ['This says that it was saved on the device, but without "submit.download" no file is saved.'];
  if (mail && receipt.test(text) && !says(receipt))
    return ['This says that no receipt comes by e-mail, but "mail" sends one.'];
  // Something under "mail" may have a wrong shape, which is reported.
  if (!says(receipt) || definition.formLeft.some((at) => /^\/mail(?:\/|$)/.test(at))) return undefined;
  if (!mail) return ['This promises a receipt by e-mail, but without "mail" none is sent.'];
  if (!mayStayBlank(definition, mail.to)) return undefined;
  return [
    `This promises everybody a receipt by e-mail, but "${mail.to}" may stay unanswered, and then none is sent.`,
    'Require that answer, or say whom the receipt is for: "If you gave an e-mail address, ...".',
  ];
}

/** True where a sentence says one of the phrases, and neither in it nor before it in the same clause is a word that denies it. */
function isSaid(sentence: string, phrases: RegExp, negated: RegExp): boolean {
  const { index, 0: said = '' } = phrases.exec(sentence) ?? {};
  const [clause = ''] = sentence
    .slice(0, index)
    .split(/[,;:،؛–—]/)
    .slice(-1);
  return index !== undefined && !negated.test(`${clause}${said}`);
}

/** True for an answer that a complete submission may lack. Of a pointer that names none the rule `pointersNameQuestions` tells. */
function mayStayBlank({ steps }: Definition, pointer: string): boolean {
  const path = parsePointer(pointer);
  const step = steps.find(({ at, schema }) => {
    const own = path.slice(at.length);
    return at.every((key, i) => key === path[i]) && questionAt(schema, own) !== undefined;
  });
  if (!step) return false;
  const keys = path.slice(step.at.length);
  const groups = keys.map((_, i) => questionAt(step.schema, keys.slice(0, i)) ?? {});
  return step.entry.if !== undefined || keys.some((key, i) => !requiredAlways(groups[i] ?? {}).has(key));
}

/** The saved file is named where it is spoken of, and no other. */
function* fileNames(
  definition: Definition,
  texts: readonly (readonly [at: string, text: string])[],
  download: string | undefined,
): Generator<Finding> {
  const wrong = texts.flatMap(([at, text]) =>
    [...new Set(text.match(JSON_NAME))].filter((name) => name !== download).map((name) => ({ at, text, name })),
  );
  for (const { at, text, name } of wrong) {
    const place = placeOfWords(definition.language, definition.placeInForm(at));
    const said = download === undefined ? 'no file is saved' : `the saved file is ${download}`;
    const repair = download === undefined ? 'Leave it out.' : `Write ${download}.`;
    const mend = download !== undefined && [{ ...place, value: text.replaceAll(name, download) }];
    yield { place, problem: `This names the file ${name}, but ${said}.`, repair, ...(mend && { mend }) };
  }
  if (download === undefined || wrong.length > 0 || texts.some(([, text]) => text.includes(download))) return;
  const problem = `A visitor is not told that the file is called ${download}.`;
  const repair = `Name ${download} in one of these paragraphs.`;
  yield { place: placeOfWords(definition.language, definition.placeInForm('/done/text')), problem, repair };
}
