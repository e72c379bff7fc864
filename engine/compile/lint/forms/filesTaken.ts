// The service takes a few files with one submission (`MOST_AT_ONCE`), and refuses more of them however valid each is. Counted are those that
// are asked for together at least: of branches, and of steps that are asked under a condition, the one with the most.
import { type AttachmentLimits, limitsOfFile, type Schema, toName } from '../../../core/index.ts';
import { MOST_AT_ONCE } from '../../../files/index.ts';
import type { Rule } from '../rule.ts';

const BYTES_PER_MB = 1024 * 1024;

export const filesTaken: Rule = function* ({ form, steps, placeInForm }) {
  const limits = form.attachments;
  if (!limits || form.submit.post === undefined) return;
  const ofSteps = steps.map(({ schema, at, entry }) => ({
    isSometimes: !!entry.if,
    asked: inGroup(schema, at, limits),
  }));
  const always = together(ofSteps.filter(({ isSometimes }) => !isSometimes).map(({ asked }) => asked));
  const asked = withMost(
    always,
    ofSteps.filter(({ isSometimes }) => isSometimes).map((one) => one.asked),
  );
  const { files, bytes } = sumOf(asked);
  const where = [...asked].map(([name, one]) => `${name} (${one.files})`).join(', ');
  const place = placeInForm('/attachments');
  if (files > MOST_AT_ONCE.files) {
    const problem = `Up to ${files} files are asked for at once, and the service takes ${MOST_AT_ONCE.files}: ${where}.`;
    yield { place, problem, repair: 'Ask for fewer files, or lower "maxItems" of their lists.' };
  } else if (bytes > MOST_AT_ONCE.bytes) {
    const [asks, takes] = [bytes, MOST_AT_ONCE.bytes].map((sum) => Math.floor(sum / BYTES_PER_MB));
    const problem = `Files of up to ${asks} MB are asked for at once, and the service takes ${takes} MB: ${where}.`;
    yield { place, problem, repair: 'Lower "maxBytes", or ask for fewer files.' };
  }
};

interface Sum {
  readonly files: number;
  readonly bytes: number;
}

/** By the names of the questions that ask for them; `[]` stands for any entry of a list. */
type Asked = ReadonlyMap<string, Sum>;

function inGroup(group: Schema, at: readonly string[], limits: AttachmentLimits): Asked {
  const { properties = {}, allOf = [] } = group;
  const own = Object.entries(properties).map(([key, question]) => inQuestion(question, [...at, key], limits));
  const parts = allOf.filter((part) => !part.if).map((part) => inGroup(part, at, limits));
  const branches = [group, ...allOf].flatMap(({ if: condition, then: yes, else: no }) => (condition ? [yes, no] : []));
  const sometimes = branches.flatMap((branch) => (branch ? [inGroup(branch, at, limits)] : []));
  return withMost(together([...own, ...parts]), sometimes);
}

function inQuestion(question: Schema, at: readonly string[], limits: AttachmentLimits): Asked {
  const { items, maxItems = 1 } = question;
  if (items)
    return new Map(
      [...inQuestion(items, items.format === 'attachment' ? at : [...at, ''], limits)].map(([name, one]) => [
        name,
        times(one, maxItems),
      ]),
    );
  if (question.format !== 'attachment') return inGroup(question, at, limits);
  const { maxBytes = 0 } = limitsOfFile(question, limits) ?? {};
  return new Map([[toName(at), { files: 1, bytes: maxBytes }]]);
}

function times({ files, bytes }: Sum, count: number): Sum {
  return { files: files * count, bytes: bytes * count };
}

/** A question that several parts of a group ask is asked once. */
function together(all: readonly Asked[]): Asked {
  return new Map(all.flatMap((asked) => [...asked]));
}

/** With one of the others, that which then asks for the most bytes and files. */
function withMost(always: Asked, others: readonly Asked[]): Asked {
  const all = others.map((other) => together([always, other])).map((asked) => [sumOf(asked), asked] as const);
  return all.reduce(
    ([most, chosen], [sum, asked]) =>
      sum.files > most.files || (sum.files === most.files && sum.bytes > most.bytes) ? [sum, asked] : [most, chosen],
    [sumOf(always), always] as const,
  )[1];
}

function sumOf(asked: Asked): Sum {
  const sums = [...asked.values()];
  return {
    files: sums.reduce((sum, { files }) => sum + files, 0),
    bytes: sums.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
