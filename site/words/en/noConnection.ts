export const noConnection = {
  title: 'There is no connection',
  lead: 'Your device is not connected to the internet, or the school’s site cannot be reached at the moment. The page opens by itself once the connection is back.',
  kept: 'The answers in a form that you have begun are kept on this device, unless you chose to keep nothing on it.',
  again: 'Try again',
  still: 'There is still no connection.',
} as const;
