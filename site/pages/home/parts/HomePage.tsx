import { FloorBand } from '../../../ornaments/FloorBand.tsx';
import { StarDivider } from '../../../ornaments/StarDivider.tsx';
import type { Division } from '../../divisions/division.ts';
import { Head } from '../../parts/Head.tsx';
import type { HomeWords } from '../homeWords.ts';
import { AdmissionCalendar } from './AdmissionCalendar.tsx';
import { Announcement } from './Announcement.tsx';
import { Carousel } from './Carousel.tsx';
import { Divisions } from './Divisions.tsx';
import { Figures } from './Figures.tsx';
import { Messages } from './Messages.tsx';

interface HomePageProps {
  readonly words: HomeWords;
  readonly divisions: readonly Division[];
}

/** The home page in either language. */
export function HomePage({ words, divisions }: HomePageProps) {
  return (
    <>
      <Head title={words.title} description={words.description} />
      <div className="banner">
        <div className="page">
          <Carousel words={words.carousel} />
          <div className="banner-columns">
            <div className="banner-text">
              <p className="eyebrow">{words.eyebrow}</p>
              <h1>{words.heading}</h1>
              <p className="lead">{words.lead}</p>
            </div>
            {words.announcement && <Announcement {...words.announcement} />}
          </div>
        </div>
        <FloorBand />
      </div>
      <Figures figures={words.figures} />
      {words.messages && <Messages words={words.messages} />}
      <div className="page">
        <StarDivider />
      </div>
      <AdmissionCalendar words={words.calendar} />
      <Divisions words={words.divisions} divisions={divisions} />
    </>
  );
}
