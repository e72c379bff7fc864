/** An action that cannot be carried out; its message tells the maintainer why. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}
