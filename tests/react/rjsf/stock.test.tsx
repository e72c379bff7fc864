// The widgets of @rjsf/core in the wizard, unchanged.
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import { describe } from 'vitest';
import { stockWidgets } from './stockWidgets.ts';
import { tryWidgets } from './tryWidgets.tsx';

const { widgets, templates } = getDefaultRegistry();

describe('stock widgets among our templates', () => tryWidgets(stockWidgets, { widgets }));

describe('stock widgets among stock templates', () => tryWidgets(stockWidgets, { widgets, templates }));
