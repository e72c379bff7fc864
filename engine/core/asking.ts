// The entry for what asks some questions again. Not in index.ts, so that no form's page loads it.
export { acceptAgain } from './asking/acceptAgain.ts';
export { askableFields } from './asking/askableFields.ts';
export { type Proof, printProof, readProof } from './asking/proof.ts';
export { AGAIN_PATH, ANSWER_PAGE, ASKED_PATH, LINK_HEADER, PROOF_HEADER } from './asking/protocol.ts';
export { answersFor, askedAnswers, restrictForm } from './asking/restrictForm.ts';
