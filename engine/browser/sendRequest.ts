// A POST with progress. XMLHttpRequest, because fetch reports no progress of an upload.

export interface HttpResponse {
  readonly status: number;
  /** Media type of the body, empty when there is none. */
  readonly type: string;
  readonly text: string;
}

export interface PostRequest {
  readonly url: string;
  readonly body: FormData;
  readonly headers: Readonly<Record<string, string>>;
  /** Called during the upload with the share that was sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** The response; undefined without one. */
export function sendRequest({ url, body, headers, onProgress }: PostRequest): Promise<HttpResponse | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    request.onload = () =>
      resolve({
        status: request.status,
        type: request.getResponseHeader('content-type') ?? '',
        text: request.responseText,
      });
    request.onerror = request.onabort = request.ontimeout = () => resolve(undefined);
    request.send(body);
  });
}
