import type { Answers } from '@milgo/domain/answers/answer'
import { wireNameOf } from '@milgo/domain/answers/define'
import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { RefusedItem } from '@milgo/form/server-refusal.ts'

type Versions = { readonly sent: Answers; readonly before: Answers }

/**
 * Returns the answers that the server has after a save that it accepted in part: refused answers are as they were
 * before.
 */
export const withoutRefused = (
  { section }: FormStep,
  items: readonly RefusedItem[],
  { sent, before }: Versions,
): Answers => {
  const blamed = new Set(items.map(({ field }) => field))
  const refused = new Set(
    section.questions.filter((question) => blamed.has(wireNameOf(question))).map(({ id }) => id),
  )
  return Object.fromEntries([
    ...Object.entries(sent).filter(([id]) => !refused.has(id)),
    ...Object.entries(before).filter(([id]) => refused.has(id)),
  ])
}
