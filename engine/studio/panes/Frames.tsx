import { useState } from 'react';
import { languages } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import { FrameRow } from '../parts/FrameRow.tsx';
import { WIDTHS, WidthChoice } from '../parts/WidthChoice.tsx';
import type { CheckAnswer } from '../protocol/protocol.ts';
import type { Visit } from '../state/visit.ts';
import { Frame } from './Frame.tsx';

interface FramesProps {
  /** By language, the last module that compiled. */
  readonly modules: CheckAnswer['modules'];
  /** The modules of the current texts. */
  readonly current: CheckAnswer['modules'];
  readonly visit: Visit;
  readonly onVisit: (visit: Visit) => void;
}

/** The form in every language, at the chosen width. */
export function Frames({ modules, current, visit, onVisit }: FramesProps) {
  const [width, setWidth] = useState<number>(WIDTHS.phone);
  return (
    <>
      <WidthChoice width={width} onChoose={setWidth} />
      <FrameRow width={width}>
        {languages.map((language) => (
          <Frame
            key={language}
            language={language}
            name={engineTexts[language].nameInEnglish}
            module={modules[language]}
            isOlder={modules[language] !== undefined && current[language] === undefined}
            visit={visit}
            width={width}
            onVisit={onVisit}
          />
        ))}
      </FrameRow>
    </>
  );
}
