import address from '../styles/forms.css?url';

let loading: Promise<void> | undefined;

/** Loads the style sheet of forms. The HTML of a form's page has it inline (build/inline.ts). */
export async function loadFormStyles(): Promise<void> {
  if (import.meta.env.SSR || document.querySelector('style[data-forms]')) return;
  loading ??= load();
  await loading;
}

function load(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(`The style sheet ${address} could not be loaded.`));
    };
  });
}
