import { aboutPages } from './about/aboutPages.ts';
import { HistoryPage } from './about/HistoryPage.tsx';
import { history } from './about/history.tsx';
import { Figures } from './home/Figures.tsx';
import { figures } from './home/figures.ts';

/** Where the school comes from. */
export function History() {
  return (
    <HistoryPage
      content={history}
      caption="The headland of Ras Beirut, with the rocks off its shore and the lighthouse above it."
      figures={<Figures figures={figures} />}
      related={aboutPages}
    />
  );
}
