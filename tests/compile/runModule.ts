/** What a compiled module exports, run as a browser would run it: with nothing around it. */
export async function runModule<T>(code: string): Promise<T> {
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as T;
}
