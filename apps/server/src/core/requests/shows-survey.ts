import type { HeldRequest } from './facts.ts'

/** The survey follows the news that the request was sent, and is offered from then on. */
export const showsSurvey = ({ confirmedAt }: Pick<HeldRequest, 'confirmedAt'>): boolean =>
  confirmedAt !== null
