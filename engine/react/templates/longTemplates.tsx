// The templates of groups and entries in which what is far from the viewport is drawn later. Only forms with long sections or lists import
// them (`furtherParts`).

import { DRAWN_AT_ONCE } from '../../core/index.ts';
import type { EntryTemplateProps, GroupTemplateProps } from '../rjsf/props.ts';
import { EntryTemplate } from './EntryTemplate.tsx';
import { type DrawSection, GroupTemplate } from './GroupTemplate.tsx';
import { Later } from './Later.tsx';

/** Questions in each part of a long section; `site/styles/form/long.css` estimates the height of a part from this number. */
const PART = 25;

/** A section of more questions than `DRAWN_AT_ONCE` is split into parts; every part but the first is drawn later. */
export function LongGroupTemplate(props: GroupTemplateProps) {
  return <GroupTemplate {...props} draw={inParts(props)} />;
}

/** The 26th entry and those after it are drawn later, but for the last, which may have been added just now and gets the focus. */
export function LongEntryTemplate(props: EntryTemplateProps) {
  const { index, totalItems, children, buttonsProps } = props;
  if (index < DRAWN_AT_ONCE.entries || index === totalItems - 1) return <EntryTemplate {...props} />;
  return (
    <EntryTemplate {...props}>
      <Later ids={[buttonsProps.fieldPathId.$id]} titles={[]}>
        {children}
      </Later>
    </EntryTemplate>
  );
}

/** Hidden questions count, so that one that becomes visible moves no other to the next part, where its control would be drawn anew. */
function inParts({ schema, fieldPathId }: GroupTemplateProps): DrawSection {
  return (declared, contents) => {
    const drawn = declared.map((name) => contents.get(name));
    if (drawn.length <= DRAWN_AT_ONCE.questions) return drawn;
    const starts = drawn.flatMap((_, i) => (i % PART === 0 ? i : []));
    return starts.map((start) => {
      const asked = declared.slice(start, start + PART).filter((name) => contents.has(name));
      const part = drawn.slice(start, start + PART);
      const ids = asked.map((name) => [...fieldPathId.path, name].join('.'));
      const titles = asked.map((name) => schema.properties?.[name]?.title ?? '');
      return (
        <div key={start} className="part">
          {start === 0 ? (
            part
          ) : (
            <Later ids={ids} titles={titles}>
              {part}
            </Later>
          )}
        </div>
      );
    });
  };
}
