import type { CSSProperties, ReactNode } from 'react';

interface FrameRowProps {
  /** Of each frame, in CSS pixels. */
  readonly width: number;
  readonly children: ReactNode;
}

/** Narrower than this, a wide page is too small to read. */
const LEAST = 560;
/** A phone's page is scaled down to this, so that two of them stand side by side on a laptop. */
const LEAST_OF_PHONE = 240;

/** Frames side by side, as long as each is large enough to read. */
export function FrameRow({ width, children }: FrameRowProps) {
  const least = width > LEAST ? LEAST : LEAST_OF_PHONE;
  const style: CSSProperties & Record<'--least', string> = { '--least': `${least}px` };
  return (
    <div className="studio-frames" style={style}>
      {children}
    </div>
  );
}
