import type { Definition, DefinitionStep } from './definition.ts';

/** The definition with the questions of the office's moves in place of its steps, for the rules that look at questions. */
export function questionsOfMoves(definition: Definition): Definition {
  const { office, officePlace, placeWithin } = definition;
  const steps = (office?.moves ?? []).flatMap(({ id, label, asks }, i): DefinitionStep[] => {
    if (!office || !asks) return [];
    const place = placeWithin(office, `/moves/${i}/asks`, officePlace);
    return [
      {
        id,
        label,
        at: [],
        schema: asks,
        entry: { id, label },
        ui: {},
        foreignUi: [],
        labelledInUi: [],
        schemaPlace: place,
        uiPlace: place,
      },
    ];
  });
  return { ...definition, steps };
}
