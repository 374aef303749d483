import type { AnswerLine } from '@milgo/domain/answers/lines'
import type { Wording } from '@milgo/domain/answers/snapshot'
import type { ReactNode } from 'react'

/** A question and its answer in words. */
export type WordedAnswer = {
  readonly key: string
  readonly label: string
  readonly text: string
  /** The declarations that were ticked, beside the label. */
  readonly statements?: readonly string[] | undefined
  /** A remark shown below the answer. */
  readonly beside?: ReactNode
}

/** The answers of one place of a section, below the title of the place. */
export type AnswerGroup = {
  readonly key: string
  readonly title: string
  readonly answers: readonly WordedAnswer[]
}

type Worded = {
  readonly lines: readonly AnswerLine[]
  readonly wording: Wording
  /** The places of the section, in the order of the page. Lines of other places are left out. */
  readonly places: readonly string[]
  readonly beside?: ((line: AnswerLine, label: string) => ReactNode) | undefined
}

/** Returns the lines of a section in words, grouped by place. A place without lines has no group. */
export const groupAnswers = ({ lines, wording, places, beside }: Worded): readonly AnswerGroup[] =>
  places.flatMap((place) => {
    const own = lines.filter((line) => line.place === place)
    const [first] = own
    if (first === undefined) return []
    return [
      { key: place, title: wording.place(first), answers: own.map((line) => worded(line, wording, beside)) },
    ]
  })

const worded = (line: AnswerLine, wording: Wording, beside: Worded['beside']): WordedAnswer => {
  const label = wording.label(line)
  return {
    key: [line.questionId, line.index, line.part].join('.'),
    label,
    text: wording.text(line),
    statements: wording.statements(line),
    beside: beside?.(line, label),
  }
}
