// The file that the financial aid application saves, typed out from the specification's section 3: if the mapping in the
// form's JSON and the specification part ways, this function sides with the specification.
import type { Answers } from '../../../engine/core/model/types.ts';

/** What financial_aid_form_data.json holds for these answers. */
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
