// Draws a PDF with pdf.js: its parser runs in a worker, no script of the file is run, and the page shows pixels only. A file is a
// stranger's, so what drawing it may take is bounded. Loaded when the first PDF is shown; pdf.js itself loads what reads JPEG 2000,
// as script, since the page's policy allows no WebAssembly.
import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { TextContent } from 'pdfjs-dist/types/src/display/api';
import jpeg2000Address from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { hasGaps } from './hasGaps.ts';

/** In pixels, of one page's canvas. */
const WIDEST = 1600;
const LARGEST = 8_000_000;
/** Pixels of a picture within the file; a larger one is left out. A page that is nothing but such a scan is said to have gaps. */
const LARGEST_PICTURE = 64_000_000;

/** Of a page's text, in UTF-16 code units. */
const LONGEST_TEXT = 20_000;

/** Damaged files are common; warnings about them would only fill the console, which no officer reads. */
const verbosity = VerbosityLevel.ERRORS;

export interface Pdf {
  readonly pages: number;
  /** Draws a page, counted from 1. */
  draw(page: number, canvas: HTMLCanvasElement): Promise<{ readonly hasGaps: boolean }>;
  /** The text of a page; empty for one that was scanned. */
  text(page: number): Promise<string>;
  close(): Promise<void>;
}

/** Rejects if the file cannot be read, e.g. because it is damaged or has a password. */
export async function openPdf(content: Blob): Promise<Pdf> {
  const worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
  const loading = getDocument({
    data: await content.arrayBuffer(),
    worker: PDFWorker.create({ port: worker, verbosity }),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    // pdf.js appends its own name of the file, which a query swallows.
    wasmUrl: `${jpeg2000Address}?/`,
    useWorkerFetch: false,
    maxImageSize: LARGEST_PICTURE,
    verbosity,
  });
  const close = async () => {
    await loading.destroy();
    worker.terminate();
  };
  try {
    const document = await loading.promise;
    return {
      pages: document.numPages,
      async draw(number, canvas) {
        const page = await document.getPage(number);
        const { width, height } = page.getViewport({ scale: 1 });
        const scale = Math.min(WIDEST / width, Math.sqrt(LARGEST / (width * height)));
        const viewport = page.getViewport({ scale });
        canvas.width = Math.max(1, Math.floor(viewport.width));
        canvas.height = Math.max(1, Math.floor(viewport.height));
        await page.render({ canvas, viewport }).promise;
        const drawn = { hasGaps: hasGaps(canvas, page.objs, page.commonObjs) };
        page.cleanup();
        return drawn;
      },
      async text(number) {
        const page = await document.getPage(number);
        return readText(page.streamTextContent().getReader());
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Reads no further than the longest text. */
async function readText(chunks: ReadableStreamDefaultReader<TextContent>): Promise<string> {
  let text = '';
  for (let { done, value } = await chunks.read(); !done && value; { done, value } = await chunks.read()) {
    for (const item of value.items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    if (text.length > LONGEST_TEXT) {
      await chunks.cancel();
      break;
    }
  }
  return text.slice(0, LONGEST_TEXT).trim();
}

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** Where the browser knows Trusted Types, the page's policy takes a script's address from a policy only. */
function scriptAddress(address: string): string {
  const { trustedTypes } = window as { readonly trustedTypes?: ScriptPolicies };
  return (
    trustedTypes?.createPolicy('pdf-worker', { createScriptURL: (one) => one }).createScriptURL(address) ?? address
  );
}
