// The linter marks a forbidden import while it is typed; its rules are written from the table of rooms. After a change of the
// table, `npx vitest run --config tests/vitest.config.ts tests/laws/linter -u` writes them again.
import { expect, it } from 'vitest';
import { owners, type Room, rooms } from './rooms.ts';

/** Rooms and packages that a room may not import, as the linter's patterns. */
function forbidden(name: string, { sees }: Room): string[] {
  const others = Object.keys(rooms).filter((other) => other !== name && !sees.includes(other));
  const packages = Object.keys(owners).filter((owned) => !owners[owned]?.includes(name));
  return [
    ...others.map((other) => `**/../${rooms[other]?.folder.split('/').at(-1)}/**`),
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

it('the linter knows the rooms of the table', async () => {
  const inEngine = Object.entries(rooms).filter(([, { folder }]) => folder.startsWith('engine/'));
  const asWritten = { includes: ['biome.json'], formatter: { enabled: false } };
  const overrides = [asWritten, ...inEngine.map(([name, room]) => override(name, room))];
  const config = { root: false, extends: '//', overrides };
  await expect(`${JSON.stringify(config, undefined, 2)}\n`).toMatchFileSnapshot('../../engine/biome.json');
});
