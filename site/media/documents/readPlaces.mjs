// Browsers do not support page numbers in a table of contents (`target-counter`). So a document is printed, the page of every
// link's target is read from the PDF, and the document is printed again with the numbers.

/** @param {string} pdf @returns {string[]} the references of its pages in order, from the tree of pages */
function pageReferences(pdf) {
  const nodes = new Map(
    [...pdf.matchAll(/(\d+) 0 obj\s*<<\/Type \/Pages\s[^>]*?\/Kids \[([^\]]*)\]/g)].map(([, id, kids]) => [
      `${id} 0 R`,
      kids?.match(/\d+ 0 R/g) ?? [],
    ]),
  );
  /** @type {(reference: string) => string[]} */
  const leaves = (reference) => nodes.get(reference)?.flatMap(leaves) ?? [reference];
  const root = /\/Type \/Catalog\s[^>]*?\/Pages (\d+ 0 R)/.exec(pdf)?.[1];
  if (!root)
    throw new Error('The PDF has no tree of pages in the expected form. Has the browser changed how it prints?');
  return leaves(root);
}

/**
 * @param {Buffer} file a printed document
 * @returns {Map<string, number>} the page number of every link's target, by its id
 */
export function readPlaces(file) {
  const pdf = file.toString('latin1');
  const references = pageReferences(pdf);
  const targets = [...pdf.matchAll(/\/(\w[\w-]*) \[(\d+ 0 R) \/XYZ/g)];
  return new Map(targets.map(([, id, reference]) => [id ?? '', references.indexOf(reference ?? '') + 1]));
}
