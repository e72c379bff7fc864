// A POST with progress. XMLHttpRequest, because fetch does not tell how much of a body has left.

export interface Answered {
  readonly status: number;
  /** Media type of the body, empty when there is none. */
  readonly type: string;
  readonly text: string;
}

export interface PostRequest {
  readonly url: string;
  readonly body: FormData;
  readonly headers: Readonly<Record<string, string>>;
  /** Told while the body is on its way: the part that has left, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** What the other end answered; undefined when there was no answer at all. */
export function sendRequest({ url, body, headers, onProgress }: PostRequest): Promise<Answered | undefined> {
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
