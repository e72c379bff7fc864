// Of the page on which a parent answers some questions again.
export const answer = {
  title: 'Some questions again',
  description: 'Parents whom the school has sent a link answer some questions of their form again here.',
  lead: 'The school has looked at your form, and asks you some questions again.',
  looking: 'One moment: the link is being looked up.',
  unreachable: 'The school’s service cannot be reached. Please check the connection.',
  tryAgain: 'Try again',
  withoutLink: 'Please open the link that the school has sent you. It is complete only with all its characters.',
  proof: 'First show that this is your form. Nothing of it is shown before.',
  reference: 'Reference of your form',
  referenceHint: 'The school’s message names it, for example DX7T-5969-D.',
  dayHint: 'Day, month and year, for example 30/4/2015',
  open: 'Show the questions',
  opening: 'One moment…',
  missing: 'Please give both the reference and the date.',
  message: 'From the school',
  until: (until: string) => `You can answer until ${until}, once.`,
  send: 'Send the answers',
  sending: 'Sending…',
  done: {
    title: 'Thank you',
    text: ['Your answers have arrived at the school. Your other answers stay as they were.'],
  },
  ended: {
    answered: (at: string) =>
      `This link was answered on ${at}. To change an answer again, please ask the school for another link.`,
    revoked: (at: string) => `The school withdrew this link on ${at}. If it has sent you another, please use that.`,
    expired: (at: string) => `This link expired on ${at}. Please ask the school for another.`,
  },
  call: (phone: string) => `The school’s telephone number is ${phone}.`,
} as const;
