import { answerLines } from '@milgo/domain/answers/lines'
import { type appeal, appealForm } from '@milgo/domain/appeal/questions'
import { showAmount } from '@milgo/domain/identity/amount'
import { findWord, type WordTree } from '@milgo/messages/find-word'
import { joinList } from '@milgo/messages/join-list'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { Pencil } from 'lucide-react'
import { useLanguage } from '../../lib/words.ts'
import { useAppealWords } from './appeal-words.ts'
import { FormPlace } from './form-place.tsx'
import { ReceiptFacts } from './receipt-card.tsx'
import { answersIn, type StoredAppeal } from './stored-appeal.ts'

type Props = { readonly stored: StoredAppeal; readonly onEdit?: (() => void) | undefined }

/** An appeal that was sent, to read, with its receipt. */
export const SentAppeal = ({ stored, onEdit }: Props) => {
  const { appealPage } = useAppealWords()
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
      <AnswersOfAppeal stored={stored} />
      <FormPlace title={appealPage.receipt.made}>
        <ReceiptFacts receipt={stored.receipt} />
      </FormPlace>
    </div>
  )
}

/** The type, the grounds, the disputed figures and the text. */
const AnswersOfAppeal = ({ stored }: { stored: StoredAppeal }) => {
  const { appealPage, appealQuestions, appealOptions, appealTypes } = useAppealWords()
  const options: WordTree = appealOptions
  const language = useLanguage()
  const lines = answerLines(appealForm, answersIn(stored), undefined).filter(
    ({ value, questionId }) =>
      value !== undefined && questionId !== ('documents' satisfies keyof typeof appeal.rows),
  )
  const textOf = ({ value, row }: (typeof lines)[number]): string => {
    if (Array.isArray(value))
      return joinList(
        value.map((one) =>
          typeof one === 'string' ? (findWord(options, `appealGround.${one}`) ?? one) : '',
        ),
        language,
      )
    return row.kind === 'amount' && typeof value === 'string' ? showAmount(value) : String(value)
  }
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
              <bdi>{textOf(line)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </FormPlace>
  )
}
