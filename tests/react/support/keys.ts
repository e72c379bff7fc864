import { userEvent } from 'vitest/browser';
import { control, onwards } from './controls.ts';

/** Presses real keys at whatever has the focus; `{Enter}`, `{ArrowDown}` and the like by name. */
export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
}

/** Types into a field after what stands there, and stays in it. */
export async function typeInto(name: string, keys: string): Promise<void> {
  const field = control(name);
  field.focus();
  await userEvent.keyboard(keys);
}

/** Types in place of what stands in a field, and leaves it. */
export async function answer(name: string, keys: string): Promise<void> {
  const field = control(name);
  field.focus();
  field.select();
  await userEvent.keyboard(`${keys || '{Delete}'}{Tab}`);
}

/** Activates Next or Submit by keyboard. */
export async function goOn(): Promise<void> {
  onwards().focus();
  await userEvent.keyboard('{Enter}');
}
