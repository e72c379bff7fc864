import { aboutPages } from './about/aboutPages.ar.ts';
import { MissionPage } from './mission/MissionPage.tsx';
import { mission } from './mission/mission.ar.tsx';

/** What the school is, what it hopes for, what it holds to, and what it works towards. */
export function Mission() {
  return <MissionPage content={mission} related={aboutPages} />;
}
