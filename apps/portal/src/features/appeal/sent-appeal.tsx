import { answerLines } from '@milgo/domain/answers/lines'
import { type appeal, appealForm } from '@milgo/domain/appeal/questions'
import { type GuideKey, statusGuide } from '@milgo/domain/status/status-guide'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { Pencil, Printer } from 'lucide-react'
import { JourneyLine } from '../../request/journey-line.tsx'
import { useAnswerText } from './answer-text.ts'
import { FormPlace } from './form-place.tsx'
import { ReceiptDetails } from './receipt-card.tsx'
import { answersIn, type StoredAppeal } from './stored-appeal.ts'
import { useFormWords } from './use-form-words.ts'

type Props = {
  readonly stored: StoredAppeal
  /** The row of the status guide that the appeal is in. */
  readonly guide: GuideKey
  readonly onEdit?: (() => void) | undefined
}

/** Shows a sent appeal read-only, how far it has come, and its receipt; can be printed. */
export const SentAppeal = ({ stored, guide, onEdit }: Props) => {
  const { appealPage, journeyStages, personalArea, statusGuide: guideWords } = useFormWords(stored.type)
  return (
    <div className="flex flex-col gap-5">
      <Banner
        tone="info"
        action={
          onEdit && (
            <ActionButton variant="secondary" onPress={onEdit}>
              <Pencil aria-hidden="true" className="size-5" />
              {appealPage.sent.edit}
            </ActionButton>
          )
        }
      >
        {onEdit ? appealPage.sent.open : appealPage.sent.closed}
      </Banner>
      {/* After an appeal the status may be about a payment. */}
      {statusGuide[guide].journey === 'APPEAL' && (
        <FormPlace title={personalArea.journey.appealLabel}>
          <p className="mb-4">{guideWords[guide].doing}</p>
          <JourneyLine guide={guide} words={personalArea.journey} names={journeyStages} />
        </FormPlace>
      )}
      <AnswersOfAppeal stored={stored} />
      <FormPlace title={appealPage.receipt.made}>
        <ReceiptDetails receipt={stored.receipt} />
      </FormPlace>
      <ActionButton variant="secondary" onPress={() => print()} className="self-start print:hidden">
        <Printer aria-hidden="true" className="size-5" />
        {appealPage.sent.print}
      </ActionButton>
    </div>
  )
}

/** Shows the type, the grounds, the disputed figures and the text. */
const AnswersOfAppeal = ({ stored }: { stored: StoredAppeal }) => {
  const { appealPage, appealQuestions, appealTypes } = useFormWords(stored.type)
  const answerText = useAnswerText()
  const lines = answerLines(appealForm, answersIn(stored), undefined).filter(
    ({ value, questionId }) =>
      value !== undefined && questionId !== ('documents' satisfies keyof typeof appeal.rows),
  )
  return (
    <FormPlace title={appealPage.sent.what}>
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="text-small text-ink-soft">{appealTypes[stored.type]}</dt>
        </div>
        {lines.map((line) => (
          <div key={line.questionId}>
            <dt className="text-small text-ink-soft">
              {appealQuestions[line.questionId as keyof typeof appealQuestions]}
            </dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line">
              <bdi>{answerText(line.row, line.value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </FormPlace>
  )
}
