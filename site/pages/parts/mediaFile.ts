import manifest from '../../media/manifest.json';

/** A file in `public/`, as listed in site/media/manifest.json. */
export interface MediaFile {
  readonly bytes: number;
  /** Images only; in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Documents only. */
  readonly pages?: number;
}

const files: Readonly<Record<string, MediaFile>> = manifest;

/**
 * Size and dimensions of the file at this path of the site, e.g. `/documents/learner-profile.pdf`.
 * @throws if the manifest does not list it
 */
export function mediaFile(path: string): MediaFile {
  const file = files[path];
  if (!file)
    throw new Error(`site/media/manifest.json has no ${path}. Correct the path, or run: npm run media manifest`);
  return file;
}
