import address from '../styles/forms.css?url';

let loading: Promise<void> | undefined;

/** Brings the styles of forms; the page of a form has them within it (build/inline.ts). */
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
      reject(new Error(`The styles ${address} cannot be had.`));
    };
  });
}
