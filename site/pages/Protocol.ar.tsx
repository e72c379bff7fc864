import { aboutPages } from './about/aboutPages.ar.ts';
import { ProtocolPage } from './protocol/ProtocolPage.tsx';
import { protocol } from './protocol/protocol.ar.tsx';

/** The three documents that say how the school works, to download. */
export function Protocol() {
  return <ProtocolPage content={protocol} related={aboutPages} />;
}
