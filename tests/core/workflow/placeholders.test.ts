import { expect, it } from 'vitest';
import { fillPlaceholders, placeholdersIn } from '../../../engine/core/workflow/placeholders.ts';

it('reads answers, answers to moves and facts, with the words for a blank one', () => {
  expect(placeholdersIn('{/a/b|your child}, {invite.day} {today|} and {/c')).toEqual([
    { kind: 'answer', pointer: '/a/b', source: '{/a/b|your child}', ifBlank: 'your child' },
    { kind: 'asked', move: 'invite', question: 'day', source: '{invite.day}' },
    { kind: 'fact', fact: 'today', source: '{today|}', ifBlank: '' },
  ]);
});

it('fills them in order; a blank one without words stays as it is written', () => {
  const values = ['Maya', '', '', '$&'].values();
  expect(fillPlaceholders('{/a} {/b|none} {/c} {/d}', () => values.next().value ?? '')).toBe('Maya none {/c} $&');
});
