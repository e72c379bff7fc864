/** In CSS pixels. */
export const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const;

interface WidthChoiceProps {
  readonly width: number;
  readonly onChoose: (width: number) => void;
}

/** The width that the pages in the frames have. */
export function WidthChoice({ width, onChoose }: WidthChoiceProps) {
  return (
    <fieldset className="studio-widths">
      <legend>Width</legend>
      {Object.entries(WIDTHS).map(([name, pixels]) => (
        <label key={name}>
          <input type="radio" name="width" checked={width === pixels} onChange={() => onChoose(pixels)} /> {name},{' '}
          {pixels} px
        </label>
      ))}
    </fieldset>
  );
}
