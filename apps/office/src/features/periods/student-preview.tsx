import { type PeriodFields, periodValuesOf } from '@milgo/contracts/office/period-fields'
import { findExpectedAnswers } from '@milgo/domain/period/expected-answers'
import { periodState } from '@milgo/domain/period/period-state'
import { registrationPhaseAt } from '@milgo/domain/time/opening'
import { about as arabicAbout } from '@milgo/messages/ar/about'
import { formNotes as arabicNotes } from '@milgo/messages/ar/form-notes'
import { home as arabicHome } from '@milgo/messages/ar/home'
import { counted } from '@milgo/messages/counted'
import { about as englishAbout } from '@milgo/messages/en/about'
import { formNotes as englishNotes } from '@milgo/messages/en/form-notes'
import { home as englishHome } from '@milgo/messages/en/home'
import { fill } from '@milgo/messages/fill'
import { about } from '@milgo/messages/he/about'
import { formNotes } from '@milgo/messages/he/form-notes'
import { home } from '@milgo/messages/he/home'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { directionOf, languages } from '@milgo/messages/languages'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Tabs } from '@milgo/ui/tabs.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../lib/words.ts'

/** The texts of the portal's pages that show values of a period. */
const portalWords = {
  he: { home: home.period, about: about.numbers, afterSending: formNotes.submitAnswers },
  ar: { home: arabicHome.period, about: arabicAbout.numbers, afterSending: arabicNotes.submitAnswers },
  en: { home: englishHome.period, about: englishAbout.numbers, afterSending: englishNotes.submitAnswers },
} as const

type Props = {
  readonly values: PeriodFields
  /** The server's time. */
  readonly now: Date
}

/** Shows the values as the portal words them, in each of its languages. */
export const StudentPreview = (props: Props) => {
  const { preview: words, parts } = useWords().officePeriods
  return (
    <section aria-label={words.title} className={`${cardStyle} px-5 py-4`}>
      <h2 className="mb-3 text-body font-bold">{words.title}</h2>
      <Tabs
        label={words.language}
        tabs={languages.map((language) => ({
          id: language,
          label: parts[language],
          content: <Sentences language={language} {...props} />,
        }))}
      />
    </section>
  )
}

type SentencesProps = Props & { readonly language: keyof typeof portalWords }

const Sentences = ({ language, values, now }: SentencesProps) => {
  const { preview: words } = useWords().officePeriods
  const { home: homeWords, about: aboutWords, afterSending } = portalWords[language]
  const expected = findExpectedAnswers(periodValuesOf(values), now)?.[language].trim() ?? ''
  const answers =
    expected === '' ? (
      <span className="text-ink-soft">{words.nothing}</span>
    ) : (
      <TextWithNumbers text={expected} />
    )
  return (
    <div className="flex flex-col gap-5 pt-4">
      <Page name={words.home}>
        <div lang={language} dir={directionOf[language]}>
          <Opening language={language} values={values} now={now} />
          <dl>
            <Detail name={homeWords.corrections}>
              <Days forms={homeWords.correctionsValue} count={values.correction_days} language={language} />
            </Detail>
            <Detail name={homeWords.answers}>{answers}</Detail>
          </dl>
        </div>
      </Page>
      <Page name={words.afterSending}>
        <p lang={language} dir={directionOf[language]}>
          {expected === '' ? answers : <TextWithNumbers text={fill(afterSending, { date: expected })} />}
        </p>
      </Page>
      <Page name={words.about}>
        <dl lang={language} dir={directionOf[language]}>
          <Detail name={aboutWords.appeal}>
            <Days forms={aboutWords.days} count={values.appeal_days} language={language} />
          </Detail>
        </dl>
      </Page>
    </div>
  )
}

/** Whether registration is open, and until or from when. */
const Opening = ({ language, values: { from, to, is_open }, now }: SentencesProps) => {
  const { home: words } = portalWords[language]
  if ([from, to].some((moment) => Number.isNaN(Date.parse(moment)))) return null
  const phase = registrationPhaseAt({ from, to, isOpen: is_open }, now)
  const state = periodState({ phase, from, to, resultsOn: null }, now)
  const { label, instant } =
    state.kind === 'upcoming'
      ? { label: words.opensOn, instant: state.opens }
      : state.kind === 'open'
        ? { label: words.until, instant: state.closes }
        : { label: words.closedOn, instant: state.closed }
  const { date, hour } = instant ? jerusalemTime(instant) : {}
  return (
    <p>
      <strong className="block">
        {words[state.kind === 'open' && state.isLastDay ? 'lastDay' : state.kind]}
      </strong>
      {date && (
        <>
          {label} <Ltr>{date}</Ltr> {words.at} <Ltr>{hour}</Ltr>
        </>
      )}
    </p>
  )
}

type DaysProps = {
  readonly forms: Parameters<typeof counted>[0]
  readonly count: number
  readonly language: SentencesProps['language']
}

/** A number of days. A dash while the value is no number. */
const Days = ({ forms, count, language }: DaysProps) =>
  Number.isNaN(count) ? '–' : <TextWithNumbers text={counted(forms, count, language)} />

const Page = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <h3 className="mb-1 text-small text-ink-soft">{name}</h3>
    {children}
  </div>
)

const Detail = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="mt-1 flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
