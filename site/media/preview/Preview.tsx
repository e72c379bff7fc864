import { FloorBand } from '../../ornaments/FloorBand.tsx';
import { Mark } from '../../ornaments/Mark.tsx';
import { RasBeirut } from '../../ornaments/RasBeirut.tsx';
import { StarDivider } from '../../ornaments/StarDivider.tsx';
import { school } from '../../school.ts';

/** The image of link previews, 1200 by 630 pixels. */
export function Preview() {
  return (
    <main>
      <div className="words">
        <Mark />
        <h1>{school.name}</h1>
        <p>An Orthodox school in {school.place}</p>
        <StarDivider />
        <p className="since">By the sea, since {school.founded}</p>
      </div>
      <RasBeirut />
      <FloorBand />
    </main>
  );
}
