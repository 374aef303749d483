/** The choices of the eligibility form; portal specification, section 3. */
export const residencyStatuses = ['CITIZEN', 'RESIDENT', 'NONE'] as const

export const currentStudies = ['BACHELOR', 'PREPARATORY', 'MAHAT', 'OTHER'] as const
export type CurrentStudies = (typeof currentStudies)[number]

/** The wire says NONE where the form says OTHER; the others are spelled alike. */
export const currentStudiesOnWire = {
  BACHELOR: 'BACHELOR',
  PREPARATORY: 'PREPARATORY',
  MAHAT: 'MAHAT',
  OTHER: 'NONE',
} as const satisfies Record<CurrentStudies, string>
export type CurrentStudiesOnWire = (typeof currentStudiesOnWire)[CurrentStudies]

export const scholarships = ['MAROM', 'TENA', 'IRTIKA', 'PERACH', 'NONE'] as const
