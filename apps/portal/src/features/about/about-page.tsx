import { paths } from '@milgo/contracts/portal-paths'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime, lastMomentOf } from '@milgo/messages/jerusalem-time'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { ArrowRight, HeartHandshake, Scale, ShieldCheck, UserCheck } from 'lucide-react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import type { Period } from '../../lib/period/period.ts'
import { useCurrentPeriod } from '../../lib/period/use-current-period.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { useAboutWords } from './about-words.ts'

const parts = [
  { name: 'purpose', Icon: HeartHandshake },
  { name: 'decision', Icon: Scale },
  { name: 'fairness', Icon: UserCheck },
  { name: 'privacy', Icon: ShieldCheck },
] as const

const furtherPages = [
  'statusGuide',
  'calculator',
  'openNumbers',
  'scholarshipFaq',
  'privacy',
  'contact',
] as const

/** Explains what the scholarship is and how it is decided. */
export const AboutPage = () => {
  const { shell } = useWords()
  const about = useAboutWords()
  const current = useCurrentPeriod()
  return (
    <div className="page-column flex flex-col gap-12 py-10 md:py-14">
      <div>
        <PageHeading
          documentTitle={fill(shell.documentTitle, { page: shell.pages.about })}
          className="text-display text-balance"
        >
          {shell.pages.about}
        </PageHeading>
        <p className="mt-4 max-w-measure text-lead text-ink-soft">{about.lead}</p>
      </div>
      <div className="grid gap-4 md:grid-cols-2 lg:gap-5">
        {parts.map(({ name, Icon }) => (
          <section key={name} className={`${cardStyle} p-6 md:p-7`}>
            <Icon aria-hidden="true" className="size-8 text-brand" strokeWidth={1.6} />
            <h2 className="mt-3 text-title font-bold">{about.parts[name].title}</h2>
            <p className="mt-2 text-pretty text-ink-soft">{about.parts[name].text}</p>
          </section>
        ))}
      </div>
      {current.status === 'known' && <PeriodNumbers period={current.period} />}
      <section aria-labelledby="read-on">
        <h2 id="read-on" className="text-title font-bold">
          {about.more.title}
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {furtherPages.map((name) => (
            <li key={name}>
              <Link
                to={paths[name]}
                className={`${cardStyle} group flex h-full flex-col gap-1 p-5 hover:border-brand`}
              >
                <span className="flex items-center justify-between gap-2 font-bold group-hover:text-brand">
                  {shell.pages[name]}
                  <ArrowRight aria-hidden="true" className="mirrored size-5 shrink-0" />
                </span>
                <span className="text-small text-ink-soft">{about.more[name]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const PeriodNumbers = ({ period }: { readonly period: Period }) => {
  const { numbers } = useAboutWords()
  const language = useLanguage()
  const details = [
    [numbers.opens, jerusalemTime(new Date(period.from)).date],
    [numbers.closes, jerusalemTime(lastMomentOf(new Date(period.to))).date],
    [numbers.corrections, counted(numbers.days, period.correction_days, language)],
    ...(period.expected_answers === null ? [] : [[numbers.answers, period.expected_answers] as const]),
    [numbers.appeal, counted(numbers.days, period.appeal_days, language)],
  ] as const
  return (
    <section aria-labelledby="this-period">
      <h2 id="this-period" className="text-title font-bold">
        {numbers.title}
      </h2>
      <dl className={`${cardStyle} mt-4 grid gap-x-8 gap-y-5 p-6 sm:grid-cols-2 lg:grid-cols-5`}>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="mt-0.5 text-lead font-bold">
              <TextWithNumbers text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
