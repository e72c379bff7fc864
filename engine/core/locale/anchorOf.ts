/** The id of a heading, for links to it: `Entrance exams` gives `entrance-exams`. Arabic letters stay as they are. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
