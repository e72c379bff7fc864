/** A setting that cannot be followed; its message names it. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}
