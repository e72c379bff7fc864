import { aboutPages } from './about/aboutPages.ar.ts';
import { PhilosophyPage } from './about/PhilosophyPage.tsx';
import { philosophy } from './about/philosophy.ar.tsx';

/** What the school means by education. */
export function EducationalPhilosophy() {
  return <PhilosophyPage content={philosophy} related={aboutPages} />;
}
