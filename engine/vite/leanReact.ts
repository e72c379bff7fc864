// React DOM carries features that this site does not use, in every page: `<ViewTransition>` (pages move by the browser's own
// document.startViewTransition instead), refs of fragments, useActionState, `<Activity>`, `<SuspenseList>`, custom elements;
// together 6 kB gzipped. Their functions are emptied in the build; those that run only where a feature is used say so. The names belong to the pinned version: with
// another one the build stops here until they are looked through again.
import type { Plugin } from 'vite';

const FILE = /react-dom-client\.production\.js$/;

/** Where the use of a feature begins. */
const ENTRIES = [
  'FragmentInstance',
  'mountActionState',
  'setPropOnCustomElement',
  'startViewTransition',
  'updateActivityComponent',
  'updateSuspenseListComponent',
];

/** Run for effects that only the features have; without them they change nothing. */
const EFFECTS = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNestedViewTransitions',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'createViewTransitionInstance',
  'deleteChildFromFragmentInstance',
  'dispatchActionState',
  'measureClonedInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'rerenderActionState',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'runActionStateAction',
  'scheduleViewTransitionEvent',
  'trackEnterViewTransitions',
  'updateActionStateImpl',
  'ViewTransitionPseudoElement',
];

/** Top-level statements as React's build writes them: they end with the first brace that stands at a line's start. */
const bodyOf = (name: string) => new RegExp(`^function ${name}\\(([^)]*)\\) \\{\\n[\\s\\S]*?^\\}\\n`, 'm');
const METHODS =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([^)]*\) \{\n[\s\S]*?^\};\n/gm;

/** Leaves those features out of React DOM. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: (code, id) => (FILE.test(id) ? { code: withoutFeatures(code), map: null } : undefined),
  };
}

/** The source of React DOM with the bodies of these functions left out. */
export function withoutFeatures(source: string): string {
  const empty = (code: string, name: string, body: string) => {
    const cut = code.replace(bodyOf(name), `function ${name}() {${body}}\n`);
    if (cut !== code) return cut;
    throw new Error(`This React DOM has no function ${name}. Look through the names in engine/vite/leanReact.ts.`);
  };
  const refused = (name: string) =>
    `throw new Error('${name}: left out of this build, see engine/vite/leanReact.ts.');`;
  const cut = ENTRIES.reduce((code, name) => empty(code, name, refused(name)), source.replace(METHODS, ''));
  return EFFECTS.reduce((code, name) => empty(code, name, ''), cut);
}
