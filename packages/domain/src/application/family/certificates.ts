import { type affectedParents, isCutOff, isOrphan } from './rules.ts'

type Parents = Parameters<typeof affectedParents>[0]

export const certificates = ['deathCertificate', 'lawyerDeclaration'] as const
export type Certificate = (typeof certificates)[number]

/**
 * If one parent died and the student is cut off from the other, parent two is the one who died and parent one the
 * other.
 */
export const parentOneCertificate = (answers: Parents): Certificate =>
  isCutOff(answers) ? 'lawyerDeclaration' : 'deathCertificate'

export const parentTwoCertificate = (answers: Parents): Certificate =>
  isOrphan(answers) ? 'deathCertificate' : 'lawyerDeclaration'
