import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '../../core/index.ts';
import { ScaledFrame } from '../parts/ScaledFrame.tsx';
import type { FrameMessage, PointMessage, ShowMessage } from '../protocol/frameMessages.ts';
import type { Pointed } from '../state/useFollowing.ts';
import type { Visit } from '../state/visit.ts';

interface FrameProps {
  readonly language: Language;
  /** The language's name. */
  readonly name: string;
  /** Text of the compiled module. */
  readonly module: string | undefined;
  /** True if the current texts do not compile and `module` is of earlier ones. */
  readonly isOlder: boolean;
  readonly visit: Visit;
  /** In CSS pixels. */
  readonly width: number;
  readonly onVisit: (visit: Visit) => void;
  readonly pointed: Pointed | undefined;
  /** A field got the focus. */
  readonly onField: (name: string) => void;
  /** What is said while there is no module. */
  readonly without: string;
}

/** The form in one language, in an iframe, so that media queries see `width`. */
export function Frame({
  language,
  name,
  module,
  isOlder,
  visit,
  width,
  onVisit,
  pointed,
  onField,
  without,
}: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<string>(undefined);
  const [ready, setReady] = useState(0);
  const [failure, setFailure] = useState<string>();
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
    if (data?.kind === 'failed') setFailure(data.message);
    else if (data?.kind === 'field') onField(data.name);
    else if (data?.kind === 'visit')
      onVisit({ answers: data.answers, step: data.step, from: language, showsErrors: false });
    else if (data?.kind === 'ready') {
      shown.current = undefined;
      setReady((count) => count + 1);
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent<FrameMessage>) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (ready === 0 || module === undefined) return;
    // The frame that the answers came from shows them already.
    if (shown.current === module && visit.from === language) return;
    shown.current = module;
    setFailure(undefined);
    const { answers, step, showsErrors } = visit;
    const message: ShowMessage = { kind: 'show', module, answers, step, showsErrors };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [ready, module, visit, language]);
  useEffect(() => {
    if (!pointed) return;
    const message: PointMessage = { kind: 'point', name: pointed.name };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [pointed]);
  return (
    <figure className="studio-frame">
      <figcaption>
        {name}
        {isOlder && <strong>, last version without mistakes</strong>}
        {failure && <strong role="alert">, cannot be rendered: {failure}</strong>}
      </figcaption>
      <ScaledFrame
        ref={frame}
        width={width}
        title={`The form in ${name}`}
        src={`/studio/live?language=${language}`}
        waiting={module === undefined ? without : undefined}
      />
    </figure>
  );
}
