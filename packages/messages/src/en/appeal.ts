import type * as original from '../he/appeal.ts'
import type { WordsLike } from '../words.ts'

export const appealTypeLabel: string = 'Type of appeal'

export const appealTypes: WordsLike<typeof original.appealTypes> = {
  RESULT_APPEAL: 'Appeal against the result',
  PERSONAL_PARAMETER_CHANGE: 'Change in personal data',
}

export const appealQuestions: WordsLike<typeof original.appealQuestions> = {
  grounds: 'What is the appeal about?',
  claimedIncome: 'The monthly income of the household, in your view (₪)',
  claimedPersons: 'People in the household',
  claimedLocality: 'The locality where you lived at 18',
  claimedServiceMonths: 'Months of service',
  claimedReserveDays: 'Days of reserve duty',
  details: 'Appeal details',
  documents: 'Appeal documents',
}

export const changeQuestions: WordsLike<typeof original.changeQuestions> = {
  grounds: 'What has changed?',
  claimedIncome: 'The monthly income of the household (₪)',
  details: 'What has changed, and since when',
  documents: 'Documents that show the change',
}

export const appealOptions: WordsLike<typeof original.appealOptions> = {
  appealGround: {
    income: 'Income',
    cluster: 'Cluster of the locality',
    family: 'Family situation',
    military: 'Military, national or civil service',
    priority: 'National priority area',
    reservist: 'Reserve duty',
    OTHER: 'Another reason',
  },
}
