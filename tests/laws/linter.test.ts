// The linter reports forbidden imports in the editor; its rules are generated from the table of rooms. After a change of the
// table run `npx vitest run --config tests/vitest.config.ts tests/laws/linter -u`.
import { expect, it } from 'vitest';
import { owners, type Room, rooms } from './rooms.ts';

const lastPart = (folder: string) => folder.split('/').at(-1) ?? '';

/**
 * Rooms and packages that a room may not import, as the linter's patterns. These cannot tell another room from a folder of the
 * room's own that has its name; directions.test.ts can.
 */
function forbidden(name: string, { sees, folders = [] }: Room): string[] {
  const others = Object.keys(rooms).filter(
    (other) => other !== name && !sees.includes(other) && !folders.includes(lastPart(rooms[other]?.folder ?? '')),
  );
  const packages = Object.keys(owners).filter((owned) => !owners[owned]?.includes(name));
  return [
    ...others.map((other) => `**/../${lastPart(rooms[other]?.folder ?? '')}/**`),
    ...packages.flatMap((owned) =>
      owned.includes('/') || !owned.startsWith('@') ? [owned, `${owned}/**`] : [`${owned}/**`],
    ),
  ];
}

function override(name: string, room: Room): object {
  const message = `${name} imports ${[...room.sees, 'the packages that engine/rooms.json gives it'].join(', ')}.`;
  const options = { patterns: [{ group: forbidden(name, room), message }] };
  return {
    includes: [`${room.folder.replace(/^engine\//, '')}/**`],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  };
}

it("the linter's restrictions match the table of rooms", async () => {
  const inEngine = Object.entries(rooms).filter(([, { folder }]) => folder.startsWith('engine/'));
  const unformatted = { includes: ['biome.json'], formatter: { enabled: false } };
  const overrides = [unformatted, ...inEngine.map(([name, room]) => override(name, room))];
  const config = { root: false, extends: '//', overrides };
  await expect(`${JSON.stringify(config, undefined, 2)}\n`).toMatchFileSnapshot('../../engine/biome.json');
});
