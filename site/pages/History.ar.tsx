import { aboutPages } from './about/aboutPages.ar.ts';
import { HistoryPage } from './about/HistoryPage.tsx';
import { history } from './about/history.ar.tsx';
import { Figures } from './home/Figures.tsx';
import { figures } from './home/figures.ar.ts';

/** Where the school comes from. */
export function History() {
  return (
    <HistoryPage
      content={history}
      caption="رأس بيروت، والصخور قبالة شاطئه، والمنارة فوقه."
      figures={<Figures figures={figures} />}
      related={aboutPages}
    />
  );
}
