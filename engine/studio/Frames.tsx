import { useState } from 'react';
import { languages } from '../core/index.ts';
import { Frame } from './Frame.tsx';
import { LANGUAGE_NAMES } from './languageNames.ts';
import type { Look } from './protocol.ts';
import type { Visit } from './visit.ts';

interface FramesProps {
  readonly modules: Look['modules'];
  /** Those that the texts make at the moment. */
  readonly current: Look['modules'];
  readonly visit: Visit;
  readonly onVisit: (visit: Visit) => void;
}

/** In CSS pixels. */
const WIDTHS = { phone: 360, tablet: 768, desk: 1280 } as const;

/** The live form in every language, on a phone or on something wider. */
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
            name={LANGUAGE_NAMES[language]}
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
