import * as facts from 'virtual:facts/en';
import { FloorBand } from '../../ornaments/FloorBand.tsx';
import { Mark } from '../../ornaments/Mark.tsx';
import { RasBeirut } from '../../ornaments/RasBeirut.tsx';
import { StarDivider } from '../../ornaments/StarDivider.tsx';

/** The image of link previews, 1200 by 630 pixels. */
export function Preview() {
  return (
    <main>
      <div className="words">
        <Mark />
        <h1>{facts.name}</h1>
        <p>An Orthodox school in {facts.place}</p>
        <StarDivider />
        <p className="since">By the sea, since {facts.founded}</p>
      </div>
      <RasBeirut />
      <FloorBand />
    </main>
  );
}
