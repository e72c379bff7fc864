import { Mark } from '../../ornaments/Mark.tsx';
import { FloorRow } from '../images/FloorRow.tsx';
import { Niche } from '../images/portraits/Niche.tsx';
import type { SchoolDocument } from './SchoolDocument.ts';

type CoverProps = Omit<SchoolDocument, 'file' | 'sections'>;

/** The first page: the school, the emblem in its niche, the title in both scripts, a row of the floor. */
export function Cover({ words, title, titleElsewhere, subtitle, emblem, ground }: CoverProps) {
  return (
    <header className="cover">
      <p className="cover-school">
        <Mark />
        <span>
          {words.school}
          <small>{words.since}</small>
        </span>
      </p>
      <div className="cover-niche" aria-hidden="true">
        <Niche ground={ground}>{emblem}</Niche>
      </div>
      <h1>{title}</h1>
      <p className="cover-elsewhere" {...words.elsewhere}>
        {titleElsewhere}
      </p>
      <p className="cover-subtitle">{subtitle}</p>
      <svg className="cover-floor" viewBox="0 -2 816 50" width="816" height="50" aria-hidden="true">
        <FloorRow tiles={17} />
      </svg>
    </header>
  );
}
