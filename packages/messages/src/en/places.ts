import type { places as original } from '../he/places.ts'
import type { WordsLike } from '../words.ts'

export const places: WordsLike<typeof original> = {
  personal: {
    info: 'Personal info',
    contact: 'Contact details',
    address: 'Address by ID',
    addressWhileStudying: 'Address while studying',
    under18: 'Address at age 18',
    academic: 'Academic info',
    military: 'Military / national / civil service',
  },
  bank: {
    account: 'Bank details',
  },
  family: {
    info: 'Personal status',
    family: 'Family status',
    disabled: 'Family members with a disability',
  },
  documents: {
    applicantId: 'Applicant ID',
    parentOneId: 'First parent ID',
    parentTwoId: 'Second parent ID',
    parentCertificates: 'Certificates about the parents',
    studies: 'Studies',
    bankAccount: 'Bank account confirmation',
    income: 'Income',
    military: 'Military service',
    singleParent: 'Single-parent approval',
    disability: 'Disability',
    newcomer: 'New immigrant',
    additional: 'Additional document (optional)',
    declarations: 'Declarations',
  },
}
