import type { FaqMiss, RatedQuestion } from '@milgo/contracts/office/list-faq-feedback'
import { contentPath } from '@milgo/contracts/office-paths'
import { languageNames } from '@milgo/messages/languages'
import { momentText } from '@milgo/messages/moment-text'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { SearchCheck, ThumbsUp } from 'lucide-react'
import { Link } from 'react-router'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { useWords } from '../../lib/words.ts'
import { useFaqFeedback } from './use-content.ts'

/** Shows which searches in the questions found nothing, and which answers did not help. */
export const FaqFeedback = () => {
  const { feedback: words } = useWords().officeContent
  const { data, error, refetch } = useFaqFeedback()
  if (!data)
    return error ? <LoadFailedBanner error={error} retry={refetch} /> : <Skeleton className="h-96 text-ink" />
  return (
    <section className={`${cardStyle} flex min-w-0 flex-col gap-6 p-4`}>
      <div>
        <h2 className="text-title font-bold">{words.title}</h2>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
      </div>
      <Misses misses={data.misses} />
      <Questions questions={data.questions} />
    </section>
  )
}

const Misses = ({ misses }: { readonly misses: readonly FaqMiss[] }) => {
  const { feedback: words, groups } = useWords().officeContent
  return (
    <div>
      <h3 className="text-lead font-bold">{words.misses}</h3>
      {misses.length > 0 && <p className="mb-2 text-small text-ink-soft">{words.missesText}</p>}
      <DataTable
        caption={words.misses}
        isCaptionHidden
        rows={misses}
        keyOf={({ faq, language, words: searched }) => `${faq} ${language} ${searched}`}
        empty={<EmptyState icon={<SearchCheck />} title={words.noMisses} text={words.noMissesText} />}
        columns={[
          {
            id: 'words',
            label: words.columns.words,
            isRowHeader: true,
            cell: ({ words: searched }) => <bdi className="wrap-anywhere">{searched}</bdi>,
          },
          { id: 'faq', label: words.columns.faq, cell: ({ faq }) => groups[faq] },
          {
            id: 'language',
            label: words.columns.language,
            cell: ({ language }) => <bdi>{languageNames[language]}</bdi>,
          },
          {
            id: 'searches',
            label: words.columns.searches,
            isNumeric: true,
            cell: ({ searches }) => searches,
          },
          {
            id: 'lastAt',
            label: words.columns.lastAt,
            cell: ({ last_at: at }) => <Ltr>{momentText(new Date(at))}</Ltr>,
          },
        ]}
      />
    </div>
  )
}

const Questions = ({ questions }: { readonly questions: readonly RatedQuestion[] }) => {
  const { feedback: words } = useWords().officeContent
  return (
    <div>
      <h3 className="mb-2 text-lead font-bold">{words.questions}</h3>
      <DataTable
        caption={words.questions}
        isCaptionHidden
        rows={questions}
        keyOf={({ key }) => key}
        empty={<EmptyState icon={<ThumbsUp />} title={words.noQuestions} text={words.noQuestionsText} />}
        columns={[
          {
            id: 'question',
            label: words.columns.question,
            isRowHeader: true,
            cell: ({ key, question }) => (
              <Link to={contentPath('faq-question', key)} className={textLinkStyle}>
                {question}
              </Link>
            ),
          },
          {
            id: 'unhelpful',
            label: words.columns.unhelpful,
            isNumeric: true,
            cell: ({ unhelpful }) => unhelpful,
          },
          { id: 'helpful', label: words.columns.helpful, isNumeric: true, cell: ({ helpful }) => helpful },
        ]}
      />
    </div>
  )
}
