// The file that the financial aid application saves, after the specification's section 3: if the mapping in the form's JSON
// differs from the specification, tests fail.
import type { Answers } from '../../../engine/core/model/types.ts';

/** The content of financial_aid_form_data.json for these answers. */
export function financialAidDocument(answers: Answers): object {
  return {
    learners: answers.learners,
    address: answers.address,
    fatherGuardianInfo: {
      type: answers.fatherGuardian,
      name: answers.fatherName,
      age: answers.fatherAge,
      occupation: answers.fatherOccupation,
      employer: answers.fatherEmployer,
      address: answers.fatherAddress,
      telephone: answers.fatherTelephone,
    },
    motherGuardianInfo: {
      type: answers.motherGuardian,
      name: answers.motherName,
      age: answers.motherAge,
      occupation: answers.motherOccupation,
      employer: answers.motherEmployer,
      address: answers.motherAddress,
      telephone: answers.motherTelephone,
    },
    maritalStatus: answers.maritalStatus,
    dependents: { numberOfDependents: answers.numberOfDependents, details: answers.dependents },
  };
}
