import type { Message } from '../message.ts';

/** The paragraphs of a message. */
export function MessageText({ text = [], body }: Pick<Message, 'text' | 'body'>) {
  return (
    <>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {body}
    </>
  );
}
