import type { Issue } from '@milgo/domain/answers/issue'
import { applicationForm } from '@milgo/domain/application/form'
import { toDotted } from '@milgo/domain/identity/calendar-date'
import type { Params } from '@milgo/messages/fill'
import type { RefusedItem } from '../../errors.ts'
import type { Facts } from './facts.ts'

/** What is wrong, in the names of the wire. */
export const refusedItem = (issue: Issue): RefusedItem => {
  const { code, wire, index, params } = issue
  const part = partOnWire(issue)
  return {
    code,
    issue,
    ...(wire !== undefined && { field: wire }),
    ...(index !== undefined && { index }),
    ...(part !== undefined && { part }),
    ...(params && { params }),
  }
}

const partOnWire = ({ questionId, part }: Issue): string | undefined => {
  const question = applicationForm.byId.get(questionId)
  if (part === undefined || question?.kind !== 'list') return part
  const wire = question.item[part]?.wire
  return typeof wire === 'string' ? wire : part
}

/** Some labels name dates of the period. */
export const labelParams = ({ period: { reserveWindow } }: Facts): Params => ({
  from: toDotted(reserveWindow.from, 'DD.MM.YYYY'),
  to: toDotted(reserveWindow.to, 'DD.MM.YYYY'),
})
