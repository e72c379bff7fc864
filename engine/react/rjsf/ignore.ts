/** For handlers that RJSF asks for and nothing here needs: focus, entries that are reordered or copied, questions of any name. */
export function ignore(): void {
  // Nothing to do.
}
