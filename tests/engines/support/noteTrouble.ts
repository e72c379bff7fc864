declare global {
  interface Window {
    /** What went wrong on this page without anybody looking at it. */
    trouble: string[];
  }
}

/** Runs in the page before anything else, and stands alone: it is handed over as text. */
export function noteTrouble(): void {
  const trouble: string[] = [];
  window.trouble = trouble;
  for (const kind of ['error', 'warn'] as const) {
    const before = console[kind];
    console[kind] = (...said: unknown[]) => {
      trouble.push(`${kind}: ${said.map(String).join(' ')}`);
      before(...said);
    };
  }
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) trouble.push(`exception: ${event.message}`);
    else if (target instanceof Element) trouble.push(`not loaded: ${target.outerHTML.slice(0, 200)}`);
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => trouble.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    trouble.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
