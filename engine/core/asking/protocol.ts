// What browser and intake agree on about links that ask a parent again.

/** The headers with the token of a link that asks again, and with what the parent typed to open it (`printProof`). */
export const LINK_HEADER = 'Answer-Link';
export const PROOF_HEADER = 'Answer-Proof';

/** Where the intake describes such a link, and where it receives the answers. */
export const ASKED_PATH = '/asked';
export const AGAIN_PATH = '/asked/answers';

/** The site's page for such a link, without its language; the token stands in the fragment, which browsers do not send. */
export const ANSWER_PAGE = '/answer';
