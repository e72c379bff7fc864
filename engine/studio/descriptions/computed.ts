// The dialogs for an answer that the form computes: "Add a computed answer…" and "Computed from…".
import type { ComputationKind } from '../../compile/index.ts';
import type { Computation } from '../../core/index.ts';
import type { Computable } from '../protocol/computations.ts';
import type { OutlineGroup, QuestionName, QuestionPlace } from '../protocol/outline.ts';
import { type DescribedField, type Description, hasSource, type Values, wordsIn } from './description.ts';
import { chosenGroup, placeFields, placeIn } from './place.ts';

const AS: Readonly<Record<ComputationKind, string>> = {
  sum: 'The sum of numbers',
  count: 'How many entries there are, or options are chosen',
  join: 'Texts, one after the other',
  difference: 'The time from one date to another',
  pick: 'A number for each option that is chosen',
};

const KINDS = Object.keys(AS) as readonly ComputationKind[];

/** In the choice of a date: one that is written out. */
const WRITTEN = '';

/** The dialog that adds an answer which nobody gives, at first at this place. */
export function addComputed(at: QuestionPlace): Description {
  return {
    fields: (outline, values) => [
      { kind: 'words', name: 'title', label: 'Title of the answer' },
      ...placeFields(outline, values, at),
      ...computationFields(chosenGroup(outline, values)?.computable ?? [], values),
      {
        kind: 'text',
        name: 'name',
        label: 'Name',
        hint: 'Under which it is sent and kept: letters and digits. Made from the title, if you leave it empty.',
      },
    ],
    change(outline, values) {
      const title = wordsIn(values, 'title');
      const computation = computationIn(chosenGroup(outline, values)?.computable ?? [], values);
      if (!hasSource(title) || !computation) return undefined;
      const name = values.name?.trim();
      return { kind: 'add-computed', place: placeIn(values), answer: { ...(name && { name }), title, computation } };
    },
  };
}

/** The dialog that changes what an answer is computed from. */
export function computeQuestion(
  question: QuestionName,
  { computable }: OutlineGroup,
  computed: Computation,
): Description {
  const others = computable.filter(({ name }) => name !== question.name);
  return {
    fields: (_, values) => computationFields(others, values, computed),
    change(_, values) {
      const computation = computationIn(others, values, computed);
      if (!computation || JSON.stringify(computation) === JSON.stringify(computed)) return undefined;
      return { kind: 'compute-question', question, computation };
    },
  };
}

/** @param computed what stands in the fields at first */
function computationFields(
  computable: readonly Computable[],
  values: Values,
  computed?: Computation,
): readonly DescribedField[] {
  const offered = KINDS.filter((kind) => computable.some(({ as }) => as.includes(kind)));
  if (offered.length === 0) return [];
  const kind = offered.find((one) => one === values.as) ?? offered[0] ?? 'sum';
  const own = KINDS.find((one) => computed && one in computed);
  return [
    {
      kind: 'choice',
      name: 'as',
      label: 'Computed as',
      options: offered.map((value) => ({ value, label: AS[value] })),
      ...(own && { fallback: own }),
    },
    ...FIELDS[kind](
      computable.filter(({ as }) => as.includes(kind)),
      values,
      computed,
    ),
  ];
}

type FieldsOf = (
  parts: readonly Computable[],
  values: Values,
  computed: Computation | undefined,
) => readonly DescribedField[];

const FIELDS: Readonly<Record<ComputationKind, FieldsOf>> = {
  sum: (parts, _, computed) => parts.map(tick(computed && 'sum' in computed ? computed.sum : [])),
  count: (parts, _, computed) => [
    partField('count', 'Counted is', parts, computed && 'count' in computed ? computed.count : undefined),
  ],
  join: (parts, _, computed) => {
    const joined = computed && 'join' in computed ? computed : undefined;
    const between = joined ? (joined.with ?? '') : ' ';
    return [
      ...parts.map(tick(joined?.join ?? [])),
      { kind: 'text', name: 'with', label: 'Between them', hint: 'A space, at first.', fallback: between },
    ];
  },
  difference: (parts, values, computed) => {
    const [from, to] = computed && 'difference' in computed ? computed.difference : [];
    const unit = computed && 'difference' in computed ? computed.in : 'years';
    return [
      ...dateFields('from', 'From', parts, values, from),
      ...dateFields('to', 'To', parts, values, to),
      {
        kind: 'choice',
        name: 'in',
        label: 'In whole',
        options: UNITS.map((value) => ({ value, label: value })),
        fallback: unit,
      },
    ];
  },
  pick: (parts, values, computed) => {
    const picked = computed && 'pick' in computed ? computed : undefined;
    const chosen = parts.find(({ name }) => name === values.pick) ?? parts[0];
    const of = picked?.pick === chosen?.name ? picked?.of : undefined;
    return [
      partField('pick', 'The choice', parts, picked?.pick),
      ...(chosen?.options ?? []).map(({ value, label }): DescribedField => {
        return { kind: 'text', name: numberName(value), label: `For “${label}”`, fallback: String(of?.[value] ?? 0) };
      }),
    ];
  },
};

const UNITS = ['days', 'months', 'years'] as const;

function tick(ticked: readonly string[]) {
  return ({ name, title }: Computable): DescribedField => ({
    kind: 'tick',
    name: partName(name),
    label: `with “${title}”`,
    fallback: ticked.includes(name) ? 'yes' : '',
  });
}

function partField(
  name: string,
  label: string,
  parts: readonly Computable[],
  fallback: string | undefined,
): DescribedField {
  const options = parts.map((part) => ({ value: part.name, label: part.title }));
  return { kind: 'choice', name, label, options, ...(fallback !== undefined && { fallback }) };
}

/** A date that is asked for, or one that is written out. */
function dateFields(
  name: string,
  label: string,
  parts: readonly Computable[],
  values: Values,
  own: string | undefined,
): readonly DescribedField[] {
  const options = [
    ...parts.map((part) => ({ value: part.name, label: part.title })),
    { value: WRITTEN, label: 'a day:' },
  ];
  const isPart = own === undefined || parts.some((part) => part.name === own);
  return [
    { kind: 'choice', name, label, options, ...(own !== undefined && { fallback: isPart ? own : WRITTEN }) },
    ...(values[name] === WRITTEN
      ? [
          {
            kind: 'text',
            name: `${name}Day`,
            label: 'The day',
            hint: 'As 2027-10-01.',
            fallback: isPart ? '' : own,
          } as const,
        ]
      : []),
  ];
}

/**
 * The computation that the fields say; undefined while something is missing.
 * @param before its parts keep their order, and further ones follow in that of the form
 */
function computationIn(
  computable: readonly Computable[],
  values: Values,
  before?: Computation,
): Computation | undefined {
  const kind = KINDS.find((one) => one === values.as);
  if (!kind) return undefined;
  const parts = computable.filter(({ as }) => as.includes(kind));
  const ordered = before && 'sum' in before ? before.sum : before && 'join' in before ? before.join : [];
  const names = new Set([...ordered, ...parts.map(({ name }) => name)]);
  const ticked = [...names].filter((name) => values[partName(name)]);
  const named = (field: string) => parts.find(({ name }) => name === values[field]);
  switch (kind) {
    case 'sum':
      return ticked.length > 0 ? { sum: ticked } : undefined;
    case 'join':
      return ticked.length > 0 ? { join: ticked, ...(values.with && { with: values.with }) } : undefined;
    case 'count': {
      const counted = named('count');
      return counted && { count: counted.name };
    }
    case 'difference': {
      const [from, to] = ['from', 'to'].map((field) => named(field)?.name ?? values[`${field}Day`]?.trim());
      const unit = UNITS.find((one) => one === values.in);
      return from && to && unit ? { difference: [from, to], in: unit } : undefined;
    }
    case 'pick': {
      const picked = named('pick');
      const of = Object.fromEntries(
        (picked?.options ?? []).map(({ value }) => [value, Number(values[numberName(value)])]),
      );
      return picked && !Object.values(of).some(Number.isNaN) ? { pick: picked.name, of } : undefined;
    }
  }
}

function partName(name: string): string {
  return `of ${name}`;
}

function numberName(option: string): string {
  return `number ${option}`;
}
