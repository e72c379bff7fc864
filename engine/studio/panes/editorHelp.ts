// Completion and hover of the editor, from the schemas of the files.
import { jsonLanguage } from '@codemirror/lang-json';
import { hoverTooltip } from '@codemirror/view';
import { type FileSchema, meaningAt, offersAt } from '../state/schemaHelp.ts';

/** The part of CodeMirror's completion context that is needed here. */
interface Context {
  readonly state: { readonly doc: { toString(): string } };
  readonly pos: number;
  readonly explicit: boolean;
}

/** Offers keys and values (Ctrl+Space, or while typing within quotes), and explains what the pointer is on. */
export function editorHelp(schema: FileSchema) {
  const complete = ({ state, pos, explicit }: Context) => {
    const text = state.doc.toString();
    const offers = offersAt(schema, text, pos);
    // Between the parts of a file only on request.
    if (!offers || (!explicit && offers.from === offers.to)) return null;
    // CodeMirror's own filter finds nothing for two quotes with the cursor between them.
    return { ...offers, options: [...offers.options], filter: false };
  };
  const explain = hoverTooltip(({ state }, pos) => {
    const meaning = meaningAt(schema, state.doc.toString(), pos);
    if (meaning === undefined) return null;
    const create = () => {
      const dom = document.createElement('div');
      dom.className = 'studio-meaning';
      dom.textContent = meaning;
      return { dom };
    };
    return { pos, create };
  });
  return [jsonLanguage.data.of({ autocomplete: complete }), explain];
}
