import { Mark } from '../../ornaments/Mark.tsx';
import { FloorRow } from './FloorRow.tsx';
import type { SchoolDocument } from './SchoolDocument.ts';

interface CoverProps extends Omit<SchoolDocument, 'file' | 'sections' | 'cover'> {
  /** Placeholder of the picture, see Paper.tsx. */
  readonly picture: string;
}

/** The cover: the school, a picture, the title in both languages, a row of floor tiles. */
export function Cover({ words, title, titleElsewhere, subtitle, picture }: CoverProps) {
  return (
    <header className="cover">
      <p className="cover-school">
        <Mark />
        <span>
          {words.school}
          <small>{words.since}</small>
        </span>
      </p>
      <div className="cover-picture" aria-hidden="true">
        {picture}
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
