import { Head } from '../layout/Head.tsx';
import { FloorBand } from '../ornaments/FloorBand.tsx';
import { AboutRelated } from './about/AboutRelated.tsx';
import { aboutPages } from './about/aboutPages.ts';
import { mission } from './mission/mission.tsx';
import { Tabs } from './mission/Tabs.tsx';
import { PageHead } from './parts/PageHead.tsx';

/** What the school is, what it hopes for, what it holds to, and what it works towards. */
export function Mission() {
  return (
    <>
      <Head
        title="Mission, Vision & Values"
        description="The identity and educational mission of the school, its vision, the values it has adopted, and its general objectives."
      />
      <PageHead
        eyebrow="About"
        title="Mission, Vision & Values"
        lead="What we are, what we hope for, what we hold to, and what we work towards each year."
      />
      <FloorBand />
      <div className="page band">
        <Tabs label="Mission, Vision & Values" tabs={mission} />
      </div>
      <AboutRelated current="/Mission" {...aboutPages} />
    </>
  );
}
