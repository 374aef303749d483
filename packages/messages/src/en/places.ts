import type { places as original } from '../he/places.ts'
import type { WordsLike } from '../words.ts'

export const places: WordsLike<typeof original> = {
  personal: {
    info: 'Personal details',
    contact: 'Contact details',
    address: 'Address on your ID card',
    addressWhileStudying: 'Address while studying',
    under18: 'Address at age 18',
    academic: 'Studies',
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
    parentOneId: 'ID of parent 1',
    parentTwoId: 'ID of parent 2',
    parentCertificates: 'Certificates about the parents',
    studies: 'Confirmations of studies',
    bankAccount: 'Bank account confirmation',
    income: 'Proof of income',
    military: 'Confirmations of military / national / civil service',
    singleParent: 'Confirmation of single parenthood',
    disability: 'Confirmations of disability',
    newcomer: 'Immigrant certificate',
    additional: 'Additional document (optional)',
    declarations: 'Declarations',
  },
}
