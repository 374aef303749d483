import { ContentIcon } from '@milgo/contracts/core/content-icon'
import { isPortalPage } from '@milgo/contracts/portal-paths'
import type { ContentDocument } from '@milgo/domain/content/content-document'
import { fitsPlace, placeOf } from '@milgo/domain/content-editing/content-places'
import {
  type ContentProblem,
  findContentProblems,
  findTooLong,
} from '@milgo/domain/content-editing/content-problems'
import { AppError } from '../../errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { TextName } from './change-content.ts'
import { findCategoryKeys, findNotices } from './reading-repository.ts'

/** Refuses a document that would break a page. Each problem names its field and language. */
export const refuseProblems = async (
  tx: Queryable,
  clock: Clock,
  { kind, key }: TextName,
  document: ContentDocument,
): Promise<void> => {
  const problems = findContentProblems(placeOf(kind, key), document, {
    isPage: isPortalPage,
    icons: ContentIcon.options,
    categories: kind === 'faq-question' ? await findCategoryKeys(tx, clock) : [],
    ...(kind === 'notice' && { now: (await findNotices(tx, clock)).now }),
  })
  if (problems.length > 0) refuse(problems)
}

/**
 * Refuses a draft with fields that its place does not have, or with texts that are too long. A draft may be incomplete.
 */
export const refuseDraft = ({ kind, key }: TextName, document: ContentDocument): void => {
  if (!fitsPlace(placeOf(kind, key), document)) throw new AppError('BAD_REQUEST')
  const problems = findTooLong(document)
  if (problems.length > 0) refuse(problems)
}

const refuse = (problems: readonly ContentProblem[]): never => {
  throw new AppError('CONTENT_REFUSED', {
    items: problems.map(({ code, field, language, params }) => ({
      code,
      field: language === undefined ? field : `${language}.${field}`,
      ...(params && { params }),
    })),
  })
}
