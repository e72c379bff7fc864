// A photo from a telephone has 12 megapixels and several megabytes; the text on a photographed page is legible in far
// fewer. Large pictures are drawn smaller, as JPEG, before they are attached. A picture that the browser cannot read stays
// as it is, and validation says that it is of no accepted kind.

/** Smaller files are left alone. */
const LARGEST_BYTES = 1_000_000;
/** Longest side in pixels to begin with: an A4 page at about 200 dots per inch. */
const LONGEST_SIDE = 2400;
const QUALITIES = [0.85, 0.75, 0.6];
const READ_BY_ALL = ['image/jpeg', 'image/png'];

/** The file itself, or a JPEG of at most about 1 MB if it is a large picture or one of an unusual kind. */
export async function shrinkPhoto(file: File): Promise<File> {
  const isPicture = file.type.startsWith('image/');
  if (!isPicture || (file.size <= LARGEST_BYTES && READ_BY_ALL.includes(file.type))) return file;
  const picture = await decode(file);
  if (!picture) return file;
  let smallest: Blob | undefined;
  for (const quality of QUALITIES) {
    smallest = await encode(picture, quality);
    if (smallest && smallest.size <= LARGEST_BYTES) break;
  }
  picture.close();
  if (!smallest || smallest.size >= file.size) return file;
  return new File([smallest], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** The picture, turned as the camera was held; undefined when the browser cannot read it. */
async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

async function encode(picture: ImageBitmap, quality: number): Promise<Blob | undefined> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // Transparent parts of a PNG would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality));
}
