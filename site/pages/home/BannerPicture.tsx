import type { BannerName } from './banners.ts';

interface BannerPictureProps {
  readonly name: BannerName;
  readonly alt: string;
  /** The one that a visitor sees first. */
  readonly isFirst: boolean;
}

/** On a phone the picture is cut to 3 by 2, so that it is drawn wider than it is shown (home.css). */
const SIZES = '(width <= 600px) 150vw, (width <= 1296px) 92vw, 1184px';

/** A banner in the lightest format and size that the browser takes. */
export function BannerPicture({ name, alt, isFirst }: BannerPictureProps) {
  const files = (format: string) =>
    [800, 1200, 1600].map((width) => `/images/banner-${name}-${width}.${format} ${width}w`);
  return (
    <picture className={`banner-${name}`}>
      <source type="image/avif" srcSet={files('avif').join(', ')} sizes={SIZES} />
      <source type="image/webp" srcSet={files('webp').join(', ')} sizes={SIZES} />
      <img
        src={`/images/banner-${name}-1600.jpg`}
        srcSet={files('jpg').join(', ')}
        sizes={SIZES}
        width={1600}
        height={640}
        alt={alt}
        draggable={false}
        fetchPriority={isFirst ? 'high' : 'low'}
      />
    </picture>
  );
}
