import { kilobytes } from '../parts/kilobytes.ts';
import { mediaFile } from '../parts/mediaFile.ts';

const recording = '/audio/anthem.mp3';

/** The recording; nothing of it but its length is loaded before somebody wants to hear it. */
export function Listen() {
  const { bytes } = mediaFile(recording);
  return (
    <section className="page band grid" aria-labelledby="listen">
      <div className="grid-main">
        <h2 id="listen">Listen</h2>
        {/* biome-ignore lint/a11y/useMediaCaption: The words stand below in both languages; nothing else is said. */}
        <audio controls preload="metadata" src={recording} aria-label="The school’s anthem" />
        <p>
          <a href={recording} download>
            Download the recording
          </a>{' '}
          (MP3, {kilobytes(bytes)})
        </p>
      </div>
      <aside className="grid-side" aria-label="About the recording">
        <div className="side-note">
          <h3>Four voices and an organ</h3>
          <p>
            Both stanzas are sung, each with the refrain. The words stand below the score, in English and in Arabic.
          </p>
        </div>
      </aside>
    </section>
  );
}
