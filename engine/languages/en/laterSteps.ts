// Messages of forms whose first step is loaded before the others.
export const laterSteps = {
  /** In place of the questions of a step, and the reason why Next leads no further. */
  loading: 'The questions of this step are still being loaded.',
  failed:
    'The rest of the form could not be loaded; perhaps there is no connection. Please keep this page open: your answers stay, and it is tried again by itself.',
  tryAgain: 'Try now',
};
