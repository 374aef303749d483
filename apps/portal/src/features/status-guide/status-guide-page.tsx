import { paths } from '@milgo/contracts/portal-paths'
import { type GuideKey, listedGuideKeys, statusGuide } from '@milgo/domain/status/status-guide'
import { fill } from '@milgo/messages/fill'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { useStatusGuideWords } from './status-guide-words.ts'

const edges = {
  attention: 'border-s-sun',
  progress: 'border-s-brand',
  good: 'border-s-good',
  ended: 'border-s-line-strong',
} as const

/** What every status means, for whoever wants to know before or beside their own. */
export const StatusGuidePage = () => {
  const { shell } = useWords()
  const { statusGuidePage } = useStatusGuideWords()
  const title = shell.pages.statusGuide
  const { text, application, appeal, toArea } = statusGuidePage
  const keysOf = (journey: 'APPLICATION' | 'APPEAL') =>
    listedGuideKeys.filter((key) => statusGuide[key].journey === journey)
  return (
    <div className="page-column flex flex-col gap-8 py-10 md:py-14">
      <div>
        <PageHeading
          documentTitle={fill(shell.documentTitle, { page: title })}
          className="text-display text-balance"
        >
          {title}
        </PageHeading>
        <p className="mt-3 max-w-measure text-lead text-ink-soft">{text}</p>
        <Link to={paths.personalArea} className={`${buttonStyle('secondary')} mt-5`}>
          {toArea}
        </Link>
      </div>
      <Journey title={application} keys={keysOf('APPLICATION')} />
      <Journey title={appeal} keys={keysOf('APPEAL')} />
    </div>
  )
}

const Journey = ({ title, keys }: { title: string; keys: readonly GuideKey[] }) => (
  <section className="flex flex-col gap-4">
    <h2 className="text-title font-bold">{title}</h2>
    <ul className="grid gap-4 lg:grid-cols-2">
      {keys.map((key) => (
        <Explained key={key} status={key} />
      ))}
    </ul>
  </section>
)

const Explained = ({ status }: { status: GuideKey }) => {
  const { blocks, statusGuide: texts } = useStatusGuideWords()
  const { headline, ...parts } = texts[status]
  return (
    <li className={`${cardStyle} border-s-8 p-5 md:p-6 ${edges[statusGuide[status].tone]}`}>
      <h3 className="text-lead font-bold text-balance">{headline}</h3>
      <dl className="mt-3 flex flex-col gap-3">
        {(['doing', 'todo', 'next'] as const).map((part) => (
          <div key={part}>
            <dt className="text-small font-medium text-ink-soft">{blocks[part]}</dt>
            <dd className="text-pretty">{parts[part]}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
