import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Example } from '../../check/index.ts';
import { ScaledFrame } from '../parts/ScaledFrame.tsx';
import { WIDTHS, WidthChoice } from '../parts/WidthChoice.tsx';
import type { FrameMessage, OfficeMessage } from '../protocol/frameMessages.ts';
import type { CheckAnswer } from '../protocol/protocol.ts';

interface OfficePreviewProps {
  readonly modules: CheckAnswer['modules'];
  readonly offices: CheckAnswer['offices'];
  /** True if the current texts do not compile and what is shown is of earlier ones. */
  readonly isOlder: boolean;
  readonly examples: readonly Example[];
  /** Why there is no office, where there is none. */
  readonly without: string;
}

/** The office's pages with the examples as applications. */
export function OfficePreview({ modules, offices, isOlder, examples, without }: OfficePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<number>(WIDTHS.tablet);
  const [failure, setFailure] = useState<string>();
  const show = useEffectEvent(() => {
    const message: OfficeMessage = { kind: 'office', forms: modules, offices, examples };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  });
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
    if (data?.kind === 'ready') show();
    else if (data?.kind === 'failed') setFailure(data.message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<FrameMessage>) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  const key = JSON.stringify([modules, offices, examples]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again when what is shown is other.
  useEffect(() => {
    setFailure(undefined);
    show();
  }, [key]);
  return (
    <>
      <WidthChoice width={width} onChoose={setWidth} />
      <p role="status" className="studio-notice">
        {isOlder && 'The last version without mistakes.'}
      </p>
      {failure && (
        <p role="alert" className="studio-problem">
          The office cannot be shown: {failure}
        </p>
      )}
      <ScaledFrame
        ref={frame}
        width={width}
        title="The office"
        src="/studio/office"
        waiting={Object.keys(offices).length === 0 ? without : undefined}
      />
    </>
  );
}
