import type { Answer, Answers } from '@milgo/domain/answers/answer'
import type { Question } from '@milgo/domain/answers/define'
import { differences } from '@milgo/domain/answers/difference'
import { linesIn } from '@milgo/domain/answers/line-changes'
import { type AnswerLine, labelKeyOf } from '@milgo/domain/answers/lines'
import type { FormStep } from '@milgo/domain/answers/stepped-form'
import { findUnlisted } from '@milgo/form/typed-values.ts'
import type { ApplicationWording } from '@milgo/messages/application-wording'
import type { ConflictLine } from '../../request/conflict-modal.tsx'

/** One wording for each side, because the list that names an entry may depend on another answer of that side. */
type Wordings = { readonly mine: ApplicationWording; readonly theirs: ApplicationWording }

/** Returns the differences between two versions of a step in words. A half-typed text is shown as typed. */
export const conflictLines = (
  { section }: FormStep,
  mine: Answers,
  theirs: Answers,
  context: unknown,
  wordings: Wordings,
  halfTyped: Answers = {},
): readonly ConflictLine[] =>
  differences(section, mine, theirs).flatMap(({ questionId, before, after }) => {
    const question = section.questions.find(({ id }) => id === questionId)
    // The server cannot have answers that have no name on the wire.
    if (question?.wire === undefined) return []
    const line = lineOf(question, mine, context)
    const label = wordings.mine.label(line)
    const isShared = section.questions.some(
      (other) => other !== question && wordings.mine.label(lineOf(other, mine, context)) === label,
    )
    const sides = {
      mine: rawText(halfTyped[questionId]) ?? textOf(question, before, line, wordings.mine),
      theirs: textOf(question, after, line, wordings.theirs),
    }
    // A list with one empty line is the same as no list.
    if (question.kind === 'list' && sides.mine === sides.theirs) return []
    // Streets and localities are asked three times, so the part of the page is added to the label.
    return [{ questionId, label: isShared ? `${wordings.mine.place(line)} – ${label}` : label, ...sides }]
  })

const rawText = (raw: Answer | undefined): string | undefined =>
  findUnlisted(raw) ?? (typeof raw === 'string' ? raw : undefined)

const lineOf = (question: Question, answers: Answers, context: unknown): AnswerLine => ({
  section: question.section,
  place: question.place,
  questionId: question.id,
  labelKey: labelKeyOf(question, answers, context),
  row: question,
  value: undefined,
})

const textOf = (
  question: Question,
  value: Answer | undefined,
  line: AnswerLine,
  wording: ApplicationWording,
): string => {
  if (question.kind === 'files' && Array.isArray(value))
    return wording.list(
      value.map((name) => wording.text({ ...line, value: typeof name === 'string' ? name : undefined })),
    )
  if (question.kind !== 'list') return wording.text({ ...line, value })
  const items = linesIn(value).filter((item) =>
    Object.values(item).some((part) => part !== undefined && part !== ''),
  )
  if (items.length === 0) return wording.text(line)
  return wording.list(
    items.map((item) =>
      Object.entries(question.item)
        .map(([part, row]) => wording.text({ ...line, row, part, value: item[part] }))
        .join(' '),
    ),
  )
}
