// The floor: the same fields as plain HTML inputs with native validation and a few lines of script that show the errors, the
// least that a form of this length needs. The script is a file, as our content security policy requires.

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {'text' | 'textarea' | 'date' | 'radio' | 'select' | 'file'} kind
 * @property {string} label
 * @property {readonly string[]} options
 * @property {number} [minLength] of a text
 */

/** The content of `/floor.js`. */
export const floorScript = `
  const form = document.querySelector('form');
  const show = ({ target }) => {
    const place = target.closest('.field')?.querySelector('output');
    if (place && (target.dataset.left || target.validity.valid)) place.textContent = target.validationMessage;
    document.querySelector('button').ariaDisabled = String(!form.checkValidity());
  };
  form.addEventListener('input', show);
  form.addEventListener('focusout', (event) => { event.target.dataset.left = 'yes'; show(event); });
  performance.mark('interactive');`;

/**
 * The content of `/keeping.js`: keeps a draft as often as the wizard does, restores it, and puts the next step in place of this one,
 * at its top and with an entry of its own in the history, so that Back can lead to this one.
 */
export const keepingScript = `${floorScript}
  const kept = localStorage.getItem('draft');
  for (const [name, value] of JSON.parse(kept ?? '[]')) form.elements.namedItem(name).value = value;
  let timer;
  form.addEventListener('input', () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      localStorage.setItem('draft', JSON.stringify([...new FormData(form)]));
    }, 900);
  });
  document.querySelector('form > button').addEventListener('click', () => {
    const next = document.querySelector('template');
    if (!next || !form.checkValidity()) return;
    history.pushState('next', '');
    form.querySelector('main').replaceChildren(next.content);
    scrollTo(0, 0);
  });`;

const STYLE = `body{font:16px/1.5 sans-serif;max-width:40rem;margin:2rem auto}.field{margin:1rem 0}label{display:block}
  input,select,textarea{font:inherit;padding:.4rem}output{color:#900}`;

/** The whole document. @param {readonly Field[]} fields @param {readonly Field[]} [later] of the next step; with them the page keeps a draft */
export function floorPage(fields, later) {
  const html = (/** @type {readonly Field[]} */ step) => step.map(fieldHtml).join('');
  const [script, next] = later ? ['/keeping.js', `<template>${html(later)}</template>`] : ['/floor.js', ''];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title><style>${STYLE}</style>
<form novalidate><main>${html(fields)}</main><button type="button">Next</button></form>${next}<script type="module" src="${script}"></script></html>`;
}

/** @param {Field} field */
function fieldHtml({ name, kind, label, options, minLength = 0 }) {
  const attributes = `name="${name}" id="${name}" required`;
  const option = (/** @type {string} */ value) => `<option>${value}</option>`;
  const radio = (/** @type {string} */ value) =>
    `<label><input type="radio" name="${name}" value="${value}" required>${value}</label>`;
  const controls = {
    text: `<input ${attributes} minlength="${minLength}" maxlength="150">`,
    date: `<input type="date" ${attributes}>`,
    file: `<input type="file" ${attributes}>`,
    textarea: `<textarea ${attributes}></textarea>`,
    select: `<select ${attributes}><option value=""></option>${options.map(option).join('')}</select>`,
    radio: options.map(radio).join(''),
  };
  return `<div class="field"><label for="${name}">${label}</label>${controls[kind]}<output></output></div>`;
}
