import { useState } from 'react';
import { languages } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
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

/** In CSS pixels. */
const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const;

/** The form in every language, at the chosen width. */
export function Frames({ modules, current, visit, onVisit }: FramesProps) {
  const [width, setWidth] = useState<number>(WIDTHS.phone);
  return (
    <>
      <fieldset className="studio-widths">
        <legend>Width</legend>
        {Object.entries(WIDTHS).map(([name, pixels]) => (
          <label key={name}>
            <input type="radio" name="width" checked={width === pixels} onChange={() => setWidth(pixels)} /> {name},{' '}
            {pixels} px
          </label>
        ))}
      </fieldset>
      <div className="studio-frames">
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
      </div>
    </>
  );
}
