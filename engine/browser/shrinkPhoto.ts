// Scales large pictures down and encodes them as JPEG before they are attached: a phone's photo has 12 megapixels and several
// megabytes, and the text on a photographed page is legible with far fewer. A picture that the browser cannot decode is left as it
// is; validation refuses its type.

/** Smaller files of a common type are left as they are. */
const LARGEST_BYTES = 1_000_000;
/** Longest side in pixels: an A4 page at about 200 dots per inch. */
const LONGEST_SIDE = 2400;
const QUALITIES = [0.85, 0.75, 0.6];
const COMMON_TYPES = ['image/jpeg', 'image/png'];

/** The file itself, or a JPEG of about 1 MB at most in place of a large picture or one of an uncommon type. */
export async function shrinkPhoto(file: File): Promise<File> {
  const isPicture = file.type.startsWith('image/');
  if (!isPicture || (file.size <= LARGEST_BYTES && COMMON_TYPES.includes(file.type))) return file;
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

/** The picture, rotated by its EXIF orientation; undefined when the browser cannot decode it. */
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
