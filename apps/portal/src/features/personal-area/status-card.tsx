import { paths } from '@milgo/contracts/portal-paths'
import { statusGuide } from '@milgo/domain/status/status-guide'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { ArrowDown, FileText, Scale } from 'lucide-react'
import { Link } from 'react-router'
import { edgeOfTone } from '../../lib/edge-of-tone.ts'
import { JourneyLine } from '../../request/journey-line.tsx'
import { Countdown } from './countdown.tsx'
import { MainAction } from './main-action.tsx'
import type { Area } from './shared/area.ts'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

/** The id of the form for another bank account, which the card links to. */
export const accountPlace = 'bank-account'

type Props = {
  readonly area: Area
  /** Whether the form for another bank account is on the page. */
  readonly asksForAccount: boolean
}

/** Shows what the office does, what the student has to do, and how long it takes. */
export const StatusCard = ({ area, asksForAccount }: Props) => {
  const { journeyStages, personalArea, statusGuide: texts } = usePersonalAreaWords()
  const { doing, todo, next } = texts[area.guide]
  const here: { readonly [guide: string]: string } = asksForAccount ? personalArea.todoHere : {}
  const { tone } = statusGuide[area.guide]
  const [deadline] = area.deadlines
  return (
    <div className={`${cardStyle} border-s-8 p-5 md:p-8 ${edgeOfTone[tone]}`}>
      <div className="flex flex-col gap-6 md:flex-row md:items-start md:justify-between">
        <div className="flex min-w-0 flex-col gap-5 md:max-w-[38rem]">
          <Block
            title={personalArea.blocks.todo}
            isFirst={tone === 'attention'}
            text={here[area.guide] ?? todo}
          />
          <Block title={personalArea.blocks.doing} isFirst={tone !== 'attention'} text={doing} />
          <Block title={personalArea.blocks.next} isFirst={false} text={next} />
          <Actions area={area} asksForAccount={asksForAccount} />
        </div>
        {deadline && (
          <div className="md:w-80 md:shrink-0">
            <Countdown deadline={deadline} shownAt={area.current_time} />
          </div>
        )}
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <JourneyLine guide={area.guide} words={personalArea.journey} names={journeyStages} />
      </div>
    </div>
  )
}

/** Draws a block. The most important block of the status comes first, in larger type. */
const Block = ({ title, text, isFirst }: { title: string; text: string; isFirst: boolean }) => (
  <section className={isFirst ? 'order-first' : ''}>
    <h2 className="text-small font-medium text-ink-soft">{title}</h2>
    <p className={`mt-0.5 text-pretty ${isFirst ? 'text-lead font-medium' : ''}`}>{text}</p>
  </section>
)

/** Draws the main action as a filled button, and the link to the sent request as a plain one. */
const Actions = ({ area: { request, guide, steps }, asksForAccount }: Props) => {
  const { actions: words } = usePersonalAreaWords().personalArea
  const actions = request?.actions ?? []
  const primary = actions.includes('FIX_DOCUMENTS')
    ? words.fix
    : steps.length > 0
      ? guide === 'NOT_STARTED'
        ? words.start
        : words.fill
      : undefined
  const mayRead = actions.includes('VIEW_SUBMITTED_COPY') || guide === 'DRAFT_CLOSED'
  const mayFixAppeal = actions.includes('FIX_APPEAL')
  const mayViewAppeal = actions.includes('VIEW_APPEAL') && !mayFixAppeal
  if (!primary && !mayRead && !asksForAccount) return null
  return (
    <div className="flex flex-wrap gap-3 max-sm:flex-col max-sm:flex-nowrap print:hidden">
      {primary && <MainAction>{primary}</MainAction>}
      {asksForAccount && (
        <a href={`#${accountPlace}`} className={buttonStyle('secondary')}>
          <ArrowDown aria-hidden="true" className="size-5" />
          {words.giveAccount}
        </a>
      )}
      {mayFixAppeal && <MainAction to={paths.personalAreaAppeal}>{words.fixAppeal}</MainAction>}
      {mayViewAppeal && (
        <Link to={paths.personalAreaAppeal} className={buttonStyle('secondary')}>
          <Scale aria-hidden="true" className="size-5" />
          {words.viewAppeal}
        </Link>
      )}
      {mayRead && !primary && (
        <Link to={paths.registration} className={buttonStyle('secondary')}>
          <FileText aria-hidden="true" className="size-5" />
          {words.read}
        </Link>
      )}
    </div>
  )
}
