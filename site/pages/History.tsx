import { Headland } from '../ornaments/Headland.tsx';
import { AboutRelated } from './about/AboutRelated.tsx';
import { aboutPages } from './about/aboutPages.ts';
import { history } from './about/history.tsx';
import { Figures } from './home/Figures.tsx';
import { figures } from './home/figures.ts';
import { ProsePage } from './parts/ProsePage.tsx';

/** Where the school comes from. */
export function History() {
  const opening = (
    <>
      <figure className="page picture">
        <Headland />
        <figcaption>The headland of Ras Beirut, with the rocks off its shore and the lighthouse above it.</figcaption>
      </figure>
      <Figures figures={figures} />
    </>
  );
  return (
    <ProsePage content={history} opening={opening}>
      <AboutRelated current="/HistoryPage" {...aboutPages} />
    </ProsePage>
  );
}
