import { paths } from '@milgo/contracts/portal-paths'
import { type GuideKey, listedGuideKeys, statusGuide } from '@milgo/domain/status/status-guide'
import { fill } from '@milgo/messages/fill'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { edgeOfTone } from '../../lib/edge-of-tone.ts'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useHashTarget } from '../../lib/use-hash-target.ts'
import { useWords } from '../../lib/words.ts'
import { useStatusGuideWords } from './status-guide-words.ts'

/** Explains what every status means. */
export const StatusGuidePage = () => {
  const { shell } = useWords()
  const { statusGuidePage } = useStatusGuideWords()
  const title = shell.pages.statusGuide
  const { text, application, appeal, toArea } = statusGuidePage
  const journeys = [
    { title: application, keys: keysOf('APPLICATION') },
    { title: appeal, keys: keysOf('APPEAL') },
  ]
  useHashTarget(true)
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
      <StatusList journeys={journeys} />
      {journeys.map((journey) => (
        <Journey key={journey.title} {...journey} />
      ))}
    </div>
  )
}

const keysOf = (journey: 'APPLICATION' | 'APPEAL'): readonly GuideKey[] =>
  listedGuideKeys.filter((key) => statusGuide[key].journey === journey)

const placeOf = (status: GuideKey): string => `status-${status}`

/** Returns one key for each name, because neighbouring statuses may have the same name and need only one link. */
const firstOfEach = (keys: readonly GuideKey[], nameOf: (key: GuideKey) => string): readonly GuideKey[] =>
  keys.filter((key, place) => keys.findIndex((one) => nameOf(one) === nameOf(key)) === place)

type JourneyProps = { readonly title: string; readonly keys: readonly GuideKey[] }

/** Lists all statuses as links. On a phone the list unfolds, because it alone fills the screen. */
const StatusList = ({ journeys }: { journeys: readonly JourneyProps[] }) => {
  const { statusGuidePage, statusGuide: texts } = useStatusGuideWords()
  const [isWide] = useState(() => matchMedia('(width >= 64rem)').matches)
  return (
    <nav aria-label={statusGuidePage.list} className="print:hidden">
      <details open={isWide} className={`${cardStyle} group px-5 md:px-6`}>
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 font-bold hover:text-brand [&::-webkit-details-marker]:hidden">
          <span className="grow">{statusGuidePage.list}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4 pb-5">
          {journeys.map(({ title, keys }) => (
            <div key={title}>
              <p className="text-small font-medium text-ink-soft">{title}</p>
              <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
                {firstOfEach(keys, (key) => texts[key].headline).map((key) => (
                  <li key={key}>
                    <Link to={`#${placeOf(key)}`} className={`${textLinkStyle} inline-block py-2`}>
                      {texts[key].headline}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </nav>
  )
}

const Journey = ({ title, keys }: JourneyProps) => (
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
    <li className={`${cardStyle} border-s-8 p-5 md:p-6 ${edgeOfTone[statusGuide[status].tone]}`}>
      <h3
        id={placeOf(status)}
        tabIndex={-1}
        className="scroll-mt-24 text-lead font-bold text-balance outline-none"
      >
        {headline}
      </h3>
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
