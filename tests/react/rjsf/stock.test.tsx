// The widgets of @rjsf/core in the wizard, unchanged.
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import { getWidget } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { rjsfSchema } from '../../../engine/react/rjsf/adapter.ts';
import { stockWidgets } from './stockWidgets.ts';
import { tryWidgets } from './tryWidgets.tsx';

const { widgets, templates } = getDefaultRegistry();

describe('stock widgets among our templates', () => tryWidgets(stockWidgets, { widgets }));

describe('stock widgets among stock templates', () => tryWidgets(stockWidgets, { widgets, templates }));

it('every stock widget is tried but the hidden one, which nobody can operate', () => {
  const tried = new Set(stockWidgets.map(({ name, schema }) => getWidget(rjsfSchema(schema), name, widgets)));
  const others = Object.entries(widgets).filter(([, widget]) => !tried.has(getWidget({}, widget, widgets)));
  expect(others.map(([name]) => name)).toEqual(['HiddenWidget']);
});
