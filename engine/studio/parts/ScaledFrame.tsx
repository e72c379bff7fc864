import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface ScaledFrameProps extends ComponentProps<'iframe'> {
  /** What the page within takes as its width, in CSS pixels. */
  readonly width: number;
  readonly title: string;
}

/** An iframe of a given width, drawn smaller where less room is left. */
export function ScaledFrame({ width, title, ...frame }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
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
      <iframe
        {...frame}
        title={title}
        style={{ inlineSize: `${width}px`, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  );
}
