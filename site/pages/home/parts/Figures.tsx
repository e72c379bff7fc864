import { FigureList } from '../../parts/FigureList.tsx';
import type { Figure } from '../homeWords.ts';

interface FiguresProps {
  readonly figures: readonly Figure[];
}

/** The school in four figures, set in one line. */
export function Figures({ figures }: FiguresProps) {
  return (
    <div className="page">
      <FigureList figures={figures} />
    </div>
  );
}
