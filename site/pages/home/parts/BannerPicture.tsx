import { bannerFiles } from '../bannerFiles.ts';
import type { BannerName } from '../banners.ts';

interface BannerPictureProps {
  readonly name: BannerName;
  readonly alt: string;
  /** Whether it is the banner that is shown first. */
  readonly isFirst: boolean;
}

/** On a phone the picture is cropped to 3 by 2, so it is scaled wider than it is shown (carousel.css). */
const SIZES = '(width <= 600px) 150vw, (width <= 1296px) 92vw, 1184px';

/** A banner in the smallest format and size that suit the browser. */
export function BannerPicture({ name, alt, isFirst }: BannerPictureProps) {
  const { formats, widths, width, height } = bannerFiles;
  const file = (format: string, wide: number) => `/images/banner-${name}-${wide}.${format}`;
  const files = (format: string) => widths.map((wide) => `${file(format, wide)} ${wide}w`).join(', ');
  return (
    <picture className={`banner-${name}`}>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={files(format)} sizes={SIZES} />
      ))}
      <img
        src={file('jpg', width)}
        srcSet={files('jpg')}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        draggable={false}
        fetchPriority={isFirst ? 'high' : 'low'}
      />
    </picture>
  );
}
