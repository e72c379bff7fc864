// pdf.js leaves out what it cannot read and says so to the console only. These are the signs of it on a page that was drawn.

/** Rows of pixels that are read at once. */
const STRIP = 64;

/** What pdf.js has read of a file, by id: null for a picture that it could not decode, a text for a font. */
type ReadObjects = Iterable<readonly unknown[]>;

/** Whether something may be missing: a picture or a font could not be read, or nothing at all was drawn. */
export function hasGaps(canvas: HTMLCanvasElement, ...read: readonly ReadObjects[]): boolean {
  const isFailed = ([, content]: readonly unknown[]) => content === null || typeof content === 'string';
  return read.some((objects) => [...objects].some(isFailed)) || isBlank(canvas);
}

const WHITE = 0xffffffff;

/** Whether all pixels are white, as pdf.js begins a page. Ends at the first that is not. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  for (let top = 0; context && top < height; top += STRIP) {
    const { data } = context.getImageData(0, top, width, Math.min(STRIP, height - top));
    if (new Uint32Array(data.buffer).some((pixel) => pixel !== WHITE)) return false;
  }
  return true;
}
