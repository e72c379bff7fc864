import { portraitFiles } from './portraitFiles.ts';

interface PictureProps {
  /** Its files are `/images/<name>-<width>.<format>`. */
  readonly name: string;
  /** Whether it waits until it is nearly seen. */
  readonly waits?: boolean;
}

/** In the margin of a wide page, small above or beside the words otherwise. */
const sizes = '(width <= 1000px) 10rem, 24rem';

/**
 * What stands in the place of a portrait, in the lightest format and size that the browser takes; it keeps its place before
 * it has come. It is an ornament and silent: the words beside it name the office.
 */
export function Picture({ name, waits = false }: PictureProps) {
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
        loading={waits ? 'lazy' : 'eager'}
        decoding="async"
      />
    </picture>
  );
}
