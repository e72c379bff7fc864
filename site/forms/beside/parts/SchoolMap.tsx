// The map is a third party's: no request is made to it before the visitor presses the button.
import { useEffect, useRef, useState } from 'react';
import { CoastFromAbove } from '../../../ornaments/CoastFromAbove.tsx';
import type { ReachUsWords } from '../../../words/words.ts';
import { neighbourhood } from '../neighbourhood.ts';

const { embed, page, service } = neighbourhood;

/** A drawing with a button that replaces it by the embedded map. */
export function SchoolMap({ words }: { readonly words: ReachUsWords }) {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The focused button is gone: focus moves to the map.
  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);
  return (
    <div className="map">
      <div className="map-frame">
        {shown ? (
          <iframe ref={frame} src={embed} title={words.map} />
        ) : (
          <>
            <CoastFromAbove />
            <button className="button" type="button" aria-describedby="map-service" onClick={() => setShown(true)}>
              {words.showMap}
            </button>
          </>
        )}
      </div>
      <p id="map-service">{words.mapService(service)}</p>
      <p>
        <a href={page}>{words.openMap(service)}</a>
      </p>
    </div>
  );
}
