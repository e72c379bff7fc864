import { aboutPages } from './about/aboutPages.ts';
import { ProtocolPage } from './protocol/ProtocolPage.tsx';
import { protocol } from './protocol/protocol.tsx';

/** The three documents that say how the school works, to download. */
export function Protocol() {
  return <ProtocolPage content={protocol} related={aboutPages} />;
}
