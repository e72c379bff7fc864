import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '../core/index.ts';
import type { Show, Told } from './liveMessages.ts';
import type { Visit } from './visit.ts';

interface FrameProps {
  readonly language: Language;
  readonly name: string;
  /** Text of the compiled module. */
  readonly module: string | undefined;
  /** True where the texts make no form at the moment. */
  readonly isOlder: boolean;
  readonly visit: Visit;
  /** In CSS pixels. */
  readonly width: number;
  readonly onVisit: (visit: Visit) => void;
}

/** The live form in one language, in a page of its own width. */
export function Frame({ language, name, module, isOlder, visit, width, onVisit }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<string>(undefined);
  const [ready, setReady] = useState(0);
  const [broken, setBroken] = useState<string>();
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<Told>) => {
    if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
    if (data?.kind === 'broken') setBroken(data.message);
    else if (data?.kind === 'visit')
      onVisit({ answers: data.answers, step: data.step, from: language, complains: false });
    else if (data?.kind === 'ready') {
      shown.current = undefined;
      setReady((times) => times + 1);
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent<Told>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (ready === 0 || module === undefined) return;
    // What was answered here is here already.
    if (shown.current === module && visit.from === language) return;
    shown.current = module;
    setBroken(undefined);
    const { answers, step, complains } = visit;
    const message: Show = { kind: 'show', module, answers, step, complains };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [ready, module, visit, language]);
  return (
    <figure className="studio-frame" style={{ inlineSize: `${width}px` }}>
      <figcaption>
        {name}
        {isOlder && <strong>, as it was before the text had a mistake</strong>}
        {broken && <strong role="alert">, cannot be drawn: {broken}</strong>}
      </figcaption>
      <iframe ref={frame} title={`The form in ${name}`} src={`/studio/live?language=${language}`} />
    </figure>
  );
}
