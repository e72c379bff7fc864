import { memoise, type Schema } from '../../core/index.ts';
import { withAllOptions } from '../schema/closedOptions.ts';
import { type GroupPart, groupParts } from '../schema/groupParts.ts';
import { mapSchemas } from '../schema/mapSchemas.ts';
import { subschemas } from '../schema/subschemas.ts';
import { testsClosed } from '../schema/testsClosed.ts';

interface JudgedPart extends GroupPart {
  /** The group as it is judged. */
  readonly group: Schema;
  /** The part as it is written. */
  readonly written: Schema;
}

/**
 * The parts of a group for rules that judge conditions by the answers that can be given. A condition on an option that is closed for now is judged with every option
 * open, as it will be.
 */
export const judgedParts = memoise((group: Schema): readonly JudgedPart[] => {
  const parts = groupParts(group);
  const waits = parts.map(({ schema }) => schema.if !== undefined && testsClosed(group, schema.if));
  const open = waits.includes(true) ? withOptionsOpen(group) : group;
  const opened = groupParts(open);
  return parts.map((part, i) => ({
    ...((waits[i] && opened[i]) || part),
    group: waits[i] ? open : group,
    written: part.schema,
  }));
});

function withOptionsOpen(group: Schema): Schema {
  const open = [...subschemas(group)].map((one) => [one, withAllOptions(one)] as const);
  return mapSchemas(group, (one) => one, new Map(open.filter(([one, all]) => one !== all)));
}
