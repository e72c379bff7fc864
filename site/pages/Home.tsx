import { formTitled } from '../formTitled.ts';
import { Announcement } from '../layout/Announcement.tsx';
import { Head } from '../layout/Head.tsx';
import { FloorBand } from '../ornaments/FloorBand.tsx';
import { StarDivider } from '../ornaments/StarDivider.tsx';
import { school } from '../school.ts';
import { AdmissionCalendar } from './home/AdmissionCalendar.tsx';
import { Carousel } from './home/Carousel.tsx';
import { Divisions } from './home/Divisions.tsx';
import { Figures } from './home/Figures.tsx';
import { figures } from './home/figures.ts';
import { Messages } from './home/Messages.tsx';

/** The first page: who we are, and how a child joins us. */
export function Home() {
  return (
    <>
      <Head
        title={`An Orthodox school in ${school.place}`}
        description={`A not-for-profit Orthodox school in ${school.place}, Beirut, since ${school.founded}. Admission is open: the form, the dates that follow, and the fees.`}
      />
      <div className="banner">
        <div className="page">
          <Carousel />
          <div className="banner-columns">
            <div className="banner-text">
              <p className="eyebrow">An Orthodox school in {school.place}</p>
              <h1>By the sea, since {school.founded}</h1>
              <p className="lead">
                We are a not-for-profit school of about 1,625 learners, affiliated with a Greek Orthodox archdiocese.
                Our youngest are in Preschool, our eldest in Grade 12.
              </p>
            </div>
            <Announcement
              title="Check Admission"
              message="We are pleased to announce the opening of Admission"
              path={formTitled('Admission Form').route}
            />
          </div>
        </div>
        <FloorBand />
      </div>
      <Figures figures={figures} />
      <Messages />
      <div className="page">
        <StarDivider />
      </div>
      <AdmissionCalendar />
      <Divisions />
    </>
  );
}
