/** Why a document is sent back, by the code of the reason. */
export const returnReasons = {
  UNREADABLE: 'The file cannot be read',
  INCOMPLETE: 'Pages or details are missing',
  WRONG_DOCUMENT: 'This is not the document we asked for',
  WRONG_PERSON: 'The document is about somebody else',
  WRONG_YEAR: 'The document is not from the period we need',
  EXPIRED: 'The document has expired',
  UNSIGNED: 'A signature or stamp is missing',
  OTHER: 'The document needs to be replaced',
} as const
