/** Translations to one language that the imported files have: of a text, where it stands, or else wherever it stands. */
export class Translations {
  readonly #byText = new Map<string, string>();
  readonly #byPlace = new Map<string, Map<string, string>>();
  readonly #ambiguous = new Set<string>();

  /** @param places in the imported file at which the text is shown so */
  add(text: string, translation: string, places: readonly string[]): void {
    if ((this.#byText.get(text) ?? translation) !== translation) this.#ambiguous.add(text);
    this.#byText.set(text, translation);
    for (const place of places) {
      const there = this.#byPlace.get(place) ?? new Map<string, string>();
      this.#byPlace.set(place, there.set(text, translation));
    }
  }

  /** The translation at the first of these places that has one, or else that of another place; undefined if there is none. */
  of(text: string, places: readonly string[]): string | undefined {
    return this.#at(text, places) ?? this.#byText.get(text);
  }

  /** True if the text has several translations, none of them at these places. */
  isGuessed(text: string, places: readonly string[]): boolean {
    return this.#ambiguous.has(text) && this.#at(text, places) === undefined;
  }

  /** For a text that was replaced (`from` by `to`): gives the new text the translations of the old one, each passed through `changed`. */
  rewrite(from: string, to: string, changed: (translation: string) => string): void {
    for (const words of [this.#byText, ...this.#byPlace.values()]) {
      const translation = words.get(from);
      if (translation !== undefined) words.set(to, changed(translation));
    }
    if (this.#ambiguous.has(from)) this.#ambiguous.add(to);
  }

  #at(text: string, places: readonly string[]): string | undefined {
    const place = places.find((one) => this.#byPlace.get(one)?.has(text));
    return place === undefined ? undefined : this.#byPlace.get(place)?.get(text);
  }
}
