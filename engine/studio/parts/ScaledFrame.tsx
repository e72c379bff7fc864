import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface ScaledFrameProps extends ComponentProps<'iframe'> {
  /** What the page within takes as its width, in CSS pixels. */
  readonly width: number;
  readonly title: string;
  /** Said in its place while there is nothing that it could show; without it, while its page is loading. */
  readonly waiting?: string | undefined;
}

/** An iframe of a given width, drawn smaller where less room is left. */
export function ScaledFrame({ width, title, waiting, ...frame }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [loaded, setLoaded] = useState<string>();
  const said = waiting ?? (loaded === frame.src ? undefined : 'One moment…');
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={box} className="studio-scaled">
      {said !== undefined && <p>{said}</p>}
      <iframe
        {...frame}
        onLoad={() => setLoaded(frame.src)}
        title={title}
        style={{ inlineSize: `${width}px`, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  );
}
