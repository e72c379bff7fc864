// The map is somebody else's service: nothing is asked of it before a visitor has asked for the map.
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../language/siteContext.ts';
import { CoastFromAbove } from '../../ornaments/CoastFromAbove.tsx';
import { neighbourhood } from './neighbourhood.ts';

const { embed, page, service } = neighbourhood;

/** A drawing in the map's place, and the map once it is asked for. */
export function SchoolMap() {
  const { reachUs: words } = useSite().words;
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone: it goes on with what came in its place.
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
