import { portraitFiles } from './portraitFiles.ts';

interface PictureProps {
  /** Its files are `/images/<name>-<width>.<format>`. */
  readonly name: string;
  /** Whether it is loaded only when it is about to scroll into view. */
  readonly isLazy?: boolean;
}

/** In the margin of wide pages; small, above or beside the text, on others. */
const sizes = '(width <= 1000px) 10rem, 24rem';

/**
 * A portrait in the smallest format and size that suit the browser. Its space is reserved before it is loaded. Its `alt` is
 * empty, since the caption beside it names the office.
 */
export function Picture({ name, isLazy = false }: PictureProps) {
  const { formats, widths, width, height } = portraitFiles;
  const file = (format: string, wide: number) => `/images/${name}-${wide}.${format}`;
  const files = (format: string) => widths.map((wide) => `${file(format, wide)} ${wide}w`).join(', ');
  return (
    <picture>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={files(format)} sizes={sizes} />
      ))}
      <img
        src={file('jpg', width)}
        srcSet={files('jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
      />
    </picture>
  );
}
