import { aboutPages } from './about/aboutPages.ts';
import { PhilosophyPage } from './about/PhilosophyPage.tsx';
import { philosophy } from './about/philosophy.tsx';

/** What the school means by education. */
export function EducationalPhilosophy() {
  return <PhilosophyPage content={philosophy} related={aboutPages} />;
}
