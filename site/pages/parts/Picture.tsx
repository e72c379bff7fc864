import { mediaFile, widthsOf } from './mediaFile.ts';

interface PictureProps {
  /** Its files are `/images/<name>-<width>.<format>`. */
  readonly name: string;
  readonly alt: string;
}

/** In the margin of a wide page, small above or beside the words otherwise. */
const sizes = '(width <= 1000px) 10rem, 24rem';

const modern = [
  { format: 'avif', type: 'image/avif' },
  { format: 'webp', type: 'image/webp' },
];

/** A portrait in the lightest format and size that the browser takes; it keeps its place before it has come. */
export function Picture({ name, alt }: PictureProps) {
  const file = (width: number, format: string) => `/images/${name}-${width}.${format}`;
  const files = (format: string) => widthsOf(name, format).map((width) => `${file(width, format)} ${width}w`);
  const largest = file(widthsOf(name, 'jpg').at(-1) ?? 0, 'jpg');
  const { width, height } = mediaFile(largest);
  return (
    <picture>
      {modern.map(({ format, type }) => (
        <source key={format} type={type} srcSet={files(format).join(', ')} sizes={sizes} />
      ))}
      <img
        src={largest}
        srcSet={files('jpg').join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
      />
    </picture>
  );
}
