import type * as original from '../he/score.ts'
import type { WordsLike } from '../words.ts'

export const scoreComponents: WordsLike<typeof original.scoreComponents> = {
  income: 'Income per person',
  cluster: 'Socio-economic cluster',
  family: 'Family',
  military: 'Military / national / civil service',
  priority: 'National priority area',
  reservist: 'Reserve duty',
  total: 'Total score',
}

export const scoreLines: WordsLike<typeof original.scoreLines> = {
  INCOME_UP_TO: 'Income of ₪{income} per person, in the band up to ₪{upTo}',
  INCOME_ABOVE: 'Income of ₪{income} per person, above ₪{above}',
  INCOME_UNKNOWN: 'The number of persons in the household was not entered',
  INCOME_MISSING: 'Not all incomes of the household were entered',
  CLUSTER: 'The locality at 18 is in socio-economic cluster {cluster}',
  CLUSTER_NOT_IN_ISRAEL: 'Lived outside Israel at 18',
  CLUSTER_UNKNOWN: 'The locality at 18 has no socio-economic cluster',
  CHILDREN: 'Children: {count} (band of {from} and above)',
  STUDENT_SIBLINGS: 'Student siblings: {count} (band of {from} and above)',
  SINGLE_PARENT: 'Single parent',
  AFFECTED_PARENTS: 'Lost or cut off from parents: {count} (band of {from} and above)',
  DISABILITY: 'Disability in the family: {percent}% (band of {from}% and above)',
  CHILD_DISABILITY: 'A child with a disability',
  FAMILY_NOTHING: 'Nothing that earns points',
  MILITARY_MONTHS: {
    one: 'One month of service (band of {from} and above)',
    other: '{months} months of service (band of {from} and above)',
  },
  MILITARY_NOTHING: {
    one: 'One month of service',
    other: '{months} months of service',
  },
  RESERVIST_DAYS: {
    one: 'One day of reserve duty (band of {from} and above)',
    other: '{days} days of reserve duty (band of {from} and above)',
  },
  RESERVIST_NOTHING: {
    one: 'One day of reserve duty',
    other: '{days} days of reserve duty',
  },
  PRIORITY_LISTED: 'The locality at 18 is a national priority area',
  PRIORITY_NOT_LISTED: 'The locality at 18 is not a national priority area',
  PRIORITY_PERIPHERAL: 'The locality at 18 is in peripherality cluster {cluster}, up to cluster {upTo}',
  PRIORITY_NOT_PERIPHERAL: 'The locality at 18 is in peripherality cluster {cluster}, above cluster {upTo}',
  PRIORITY_UNKNOWN: 'There is no peripherality figure for the place of living at 18',
  CAP: 'The most this component can earn is {cap}',
}

export const letterScoreLines: WordsLike<typeof original.letterScoreLines> = {
  ...scoreLines,
  INCOME_UP_TO: 'Income of NIS {income} per person, in the band up to NIS {upTo}',
  INCOME_ABOVE: 'Income of NIS {income} per person, above NIS {above}',
}

export const requestData: WordsLike<typeof original.requestData> = {
  requestNumber: 'Application number',
  houseHoldPeople: 'Persons in the household',
  parentOneIncome: 'Income of parent 1',
  parentTwoIncome: 'Income of parent 2',
  spouse: 'Income of the spouse',
  candidateEntering: 'Income of the applicant',
  disability: 'Disabilities in the family',
  childrenDisability: 'A child with a disability',
  adminAssignment: 'Managerial allocation',
  exceedsStandards: 'Beyond the standard years of study',
  openUniversity: 'The Open University',
  studiesScope: 'Scope of studies in percent',
  surveyMonth: 'Month of the income check',
  note: 'Note',
}
