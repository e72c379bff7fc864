// Media types as people and file pickers know them.

const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/** The `accept` attribute for these media types. */
export function acceptOf(types: readonly string[]): string {
  return types.flatMap((type) => EXTENSIONS[type] ?? [type]).join(',');
}

/** `PDF, JPEG or PNG`. */
export function kindsOf(types: readonly string[]): string {
  const kinds = types.map((type) => (type.split('/')[1] ?? type).toUpperCase());
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(kinds);
}

/** `10 MB`, `310 kB`; binary units, rounded for people. */
export function sizeInWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes >= 1) return `${megabytes.toFixed(1).replace(/\.0$/, '')} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}
