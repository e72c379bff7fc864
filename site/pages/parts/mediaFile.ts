import manifest from '../../media/manifest.json';

/** What the site knows of a file in `public/`, from site/media/manifest.json. */
export interface MediaFile {
  readonly bytes: number;
  /** In pixels; of images. */
  readonly width?: number;
  readonly height?: number;
  /** Of documents. */
  readonly pages?: number;
}

const files: Readonly<Record<string, MediaFile>> = manifest;

/** The file at this path of the site, e.g. `/documents/learner-profile.pdf`. */
export function mediaFile(path: string): MediaFile {
  const file = files[path];
  if (!file)
    throw new Error(`site/media/manifest.json has no ${path}. Correct the path, or run: npm run media manifest`);
  return file;
}
