import type { PeriodFields } from '@milgo/contracts/office/period-fields'
import { registrationPhaseAt } from '@milgo/domain/period/opening'
import { formNotes as arabicNotes } from '@milgo/messages/ar/form-notes'
import { registrationPhases as arabicPhases } from '@milgo/messages/ar/period'
import { formNotes as englishNotes } from '@milgo/messages/en/form-notes'
import { registrationPhases as englishPhases } from '@milgo/messages/en/period'
import { fill } from '@milgo/messages/fill'
import { formNotes } from '@milgo/messages/he/form-notes'
import { registrationPhases } from '@milgo/messages/he/period'
import { momentText } from '@milgo/messages/moment-text'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Tabs } from '@milgo/ui/tabs.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../lib/words.ts'

const portalWords = {
  he: { phases: registrationPhases, answers: formNotes.submitAnswers, dir: 'rtl' },
  ar: { phases: arabicPhases, answers: arabicNotes.submitAnswers, dir: 'rtl' },
  en: { phases: englishPhases, answers: englishNotes.submitAnswers, dir: 'ltr' },
} as const

/** What the values come to in the portal, in its own words and in each of its languages. */
export const StudentPreview = ({ values }: { readonly values: PeriodFields }) => {
  const { preview: words, parts } = useWords().officePeriods
  return (
    <section aria-label={words.title} className={`${cardStyle} px-5 py-4`}>
      <h2 className="mb-3 text-body font-bold">{words.title}</h2>
      <Tabs
        label={words.language}
        tabs={(['he', 'ar', 'en'] as const).map((language) => ({
          id: language,
          label: parts[language],
          content: <Sentences language={language} values={values} />,
        }))}
      />
    </section>
  )
}

type SentencesProps = { readonly language: keyof typeof portalWords; readonly values: PeriodFields }

const Sentences = ({ language, values }: SentencesProps) => {
  const { preview: words } = useWords().officePeriods
  const { phases, answers, dir } = portalWords[language]
  const expected = values.expected_answers[language].trim()
  const times = { from: values.from, to: values.to, isOpen: values.is_open }
  const isTimed = !Number.isNaN(Date.parse(values.from)) && !Number.isNaN(Date.parse(values.to))
  return (
    <dl className="flex flex-col gap-4 pt-4">
      <Line name={words.home}>
        <span lang={language} dir={dir} className="block">
          {phases[registrationPhaseAt(times, new Date())]}
          {isTimed && (
            <>
              <br />
              <Ltr>{momentText(new Date(values.from))}</Ltr> – <Ltr>{momentText(new Date(values.to))}</Ltr>
            </>
          )}
        </span>
      </Line>
      <Line name={words.afterSending}>
        {expected === '' ? (
          words.nothing
        ) : (
          <span lang={language} dir={dir} className="block">
            <TextWithNumbers text={fill(answers, { date: expected })} />
          </span>
        )}
      </Line>
      <Line name={words.correction}>
        <TextWithNumbers text={fill(words.correctionText, { count: values.correction_days })} />
      </Line>
      <Line name={words.appeal}>
        <TextWithNumbers text={fill(words.appealText, { count: values.appeal_days })} />
      </Line>
    </dl>
  )
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
