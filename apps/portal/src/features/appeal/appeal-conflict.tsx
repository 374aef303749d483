import type { Answers } from '@milgo/domain/answers/answer'
import { differences } from '@milgo/domain/answers/difference'
import { appeal } from '@milgo/domain/appeal/questions'
import { ConflictModal } from '../../request/conflict-modal.tsx'
import { useAnswerText } from './answer-text.ts'
import type { KnownFile } from './appeal-files.ts'
import { answersIn, filesIn, type StoredAppeal } from './stored-appeal.ts'
import { useFormWords } from './use-form-words.ts'

type Props = {
  /** What this page started from. If it is not known, what the server has stored is suggested. */
  readonly before: Answers | undefined
  readonly mine: Answers
  readonly files: readonly (KnownFile | null)[]
  /** What the server has stored meanwhile. */
  readonly newer: StoredAppeal
  /** Gets the questions whose answers are taken from the server. */
  readonly onDecided: (taken: ReadonlySet<string>) => void
}

/** Shows the appeal of this page and the one that was stored meanwhile. */
export const AppealConflict = ({ before, mine, files, newer, onDecided }: Props) => {
  const { appealPage, appealQuestions, conflict } = useFormWords(newer.type)
  const answerText = useAnswerText()
  const theirs = answersIn(newer)
  const names = new Map(
    [...filesIn(newer), ...files].flatMap((file) =>
      file ? [[file.file_name, file.original_file_name] as const] : [],
    ),
  )
  const changedHere = new Set(before && differences(appeal, before, mine).map(({ questionId }) => questionId))
  const differing = new Set(differences(appeal, mine, theirs).map(({ questionId }) => questionId))
  const choices = appeal.questions
    .filter(({ id }) => differing.has(id))
    .map((question) => ({
      id: question.id,
      lines: [
        {
          questionId: question.id,
          label: appealQuestions[question.id as keyof typeof appealQuestions],
          mine: answerText(question, mine[question.id], names),
          theirs: answerText(question, theirs[question.id], names),
        },
      ],
      suggested: changedHere.has(question.id) ? ('mine' as const) : ('theirs' as const),
    }))
  return (
    <ConflictModal
      header={appealPage.conflictHeader}
      words={conflict}
      choices={choices}
      onDecided={(sideOf) =>
        onDecided(new Set(choices.filter((choice) => sideOf(choice) === 'theirs').map(({ id }) => id)))
      }
    />
  )
}
