/** The sections of the documents step in their order, then the parts below them. */
export const documentPlaces = [
  'applicantId',
  'parentOneId',
  'parentTwoId',
  'parentCertificates',
  'studies',
  'bankAccount',
  'income',
  'military',
  'singleParent',
  'disability',
  'newcomer',
  'additional',
  'declarations',
] as const
