import type { ComponentType } from 'react';
import type { IslandName } from './islands.ts';

interface IslandProps<Given extends object> {
  readonly name: IslandName;
  /** The component that islands.ts has under this name. */
  readonly of: ComponentType<Given>;
  /** All that the part knows, as JSON can say it: where it is taken over, there is no page around it. */
  readonly given: Given;
}

/** A part of a page that scripts move, marked in the HTML. */
export function Island<Given extends object>({ name, of: Part, given }: IslandProps<Given>) {
  return (
    <div className="island" data-island={name} data-given={JSON.stringify(given)}>
      <Part {...given} />
    </div>
  );
}
