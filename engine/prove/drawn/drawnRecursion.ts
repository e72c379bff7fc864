// A part of a step that refers to itself: entries with entries of the same kind, to a bounded depth.

import type { Schema, UiSchema } from '../../core/index.ts';
import type { Drawn, Place } from './drawnFiles.ts';
import { drawnGroup } from './drawnGroup.ts';
import type { GroupPlan } from './drawnPlan.ts';

export interface RecursionPlan {
  readonly group: GroupPlan;
  readonly levels: number;
  readonly keyword: '$defs' | 'definitions';
}

const NAME = 'branches';

/** The step with a question that stands in one of its own parts again. */
export function withRecursion({ schema, ui }: Drawn, plan: RecursionPlan | undefined, place: Place): Drawn {
  if (!plan || Object.hasOwn(schema.properties ?? {}, NAME)) return { schema, ui };
  const part = drawnGroup({ ...plan.group, branches: [], cases: undefined, order: 5 }, [...place, NAME]);
  if ((part.schema.required ?? []).length === 0 || part.schema.properties?.below) return { schema, ui };
  const $ref = `#/${plan.keyword}/part`;
  const title = `Below ${[...place, NAME].join(' ')}`;
  const below = { type: 'array', maxItems: 2, title, items: { $ref, levels: plan.levels } };
  const part1 = { ...part.schema, properties: { ...part.schema.properties, below } };
  const top = { type: 'array', maxItems: 2, title: `Title ${[...place, NAME].join(' ')}`, items: { $ref } };
  const whole = { ...schema, [plan.keyword]: { part: part1 }, properties: { ...schema.properties, [NAME]: top } };
  const inEntries = {
    ...part.ui,
    below: { 'ui:add': 'Add below', items: { $ref: `#/${NAME}/items`, levels: plan.levels } },
  };
  return { schema: whole as Schema, ui: { ...withName(ui), [NAME]: { 'ui:add': 'Add branch', items: inEntries } } };
}

/** The ui file with the question in its order. */
function withName(ui: UiSchema): UiSchema {
  // Where a question is called `ui:order` or `ui:sections`, its own ui entry stands there in place of the list.
  const { 'ui:order': order, 'ui:sections': sections } = ui as Readonly<Record<string, unknown>>;
  return {
    ...ui,
    ...(Array.isArray(order) && !order.includes('*') && { 'ui:order': [...order, NAME] }),
    ...(Array.isArray(sections) && { 'ui:sections': [...sections, { fields: [NAME] }] }),
  };
}
