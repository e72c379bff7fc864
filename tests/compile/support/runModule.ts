/** The exports of a compiled module. It is imported from a data URL, so it cannot import anything. */
export async function runModule<T>(code: string): Promise<T> {
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as T;
}
