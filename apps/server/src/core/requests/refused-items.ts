import type { Answers } from '@milgo/domain/answers/answer'
import type { Issue } from '@milgo/domain/answers/issue'
import { labelKeyOf } from '@milgo/domain/answers/lines'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { type Step, steps } from '@milgo/domain/application/steps'
import { toDotted } from '@milgo/domain/identity/calendar-date'
import type { Params } from '@milgo/messages/fill'
import { AppError, type RefusedItem } from '../../errors.ts'
import { idOf, type RequestCase, stepVersionOf } from './request-case.ts'

const [, , , lastStep] = steps

/** Returns an issue with the field names of the wire. */
export const refusedItem = (issue: Issue): RefusedItem => {
  const { code, wire, index, member, params } = issue
  const part = partOnWire(issue)
  return {
    code,
    issue,
    ...(wire !== undefined && { field: wire }),
    ...(index !== undefined && { index }),
    ...(part !== undefined && { part }),
    ...(member !== undefined && { member }),
    ...(params && { params }),
  }
}

const partOnWire = ({ questionId, part }: Issue): string | undefined => {
  const question = applicationForm.byId.get(questionId)
  if (part === undefined || question?.kind !== 'list') return part
  const wire = question.item[part]?.wire
  return typeof wire === 'string' ? wire : part
}

/**
 * Returns an issue like `refusedItem`, with the number of the step that asks the question and with the question's
 * label. The label may depend on the answers.
 */
export const placedItem =
  (shown: Answers, context: ApplicationContext) =>
  (issue: Issue): RefusedItem & { readonly step: number } => {
    const question = applicationForm.byId.get(issue.questionId)
    // A list of several questions has no question of its own. Only the documents have such lists.
    const { number: step } = steps.find(({ id }) => id === question?.section) ?? lastStep
    return {
      ...refusedItem(issue),
      step,
      ...(question && { labelKey: labelKeyOf(question, shown, context) }),
    }
  }

/** Returns a function that makes the error with the refused answers and the stored version of the step. */
const refusedAnswers =
  (code: 'INVALID_ANSWERS' | 'INVALID_FIELDS') =>
  (loaded: RequestCase, items: readonly RefusedItem[], step: Step): AppError =>
    new AppError(code, {
      items,
      labelParams: labelParams(loaded),
      beside: { ...idOf(loaded), version: stepVersionOf(loaded, step) },
    })

/** 250: answers that the student can correct. */
export const invalidAnswers = refusedAnswers('INVALID_ANSWERS')

/** 400: answers to questions that are not asked. A page that works correctly never sends them. */
export const notAsked = refusedAnswers('INVALID_FIELDS')

/** Returns the dates of the period that some labels contain. */
export const labelParams = ({ period: { reserveWindow } }: RequestCase): Params => ({
  from: toDotted(reserveWindow.from, 'DD.MM.YYYY'),
  to: toDotted(reserveWindow.to, 'DD.MM.YYYY'),
})
