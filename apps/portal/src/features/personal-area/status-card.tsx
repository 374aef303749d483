import { paths } from '@milgo/contracts/portal-paths'
import { type StatusTone, statusGuide } from '@milgo/domain/status/status-guide'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { FileText, Scale } from 'lucide-react'
import { Link } from 'react-router'
import type { Area } from './area.ts'
import { Countdown } from './countdown.tsx'
import { JourneyLine } from './journey-line.tsx'
import { MainAction } from './main-action.tsx'
import { usePersonalAreaWords } from './personal-area-words.ts'

const edges: Readonly<Record<StatusTone, string>> = {
  attention: 'border-s-sun',
  progress: 'border-s-brand',
  good: 'border-s-brand',
  ended: 'border-s-line-strong',
}

/** What we do, what the student has to do, and how long: the answer before everything else. */
export const StatusCard = ({ area }: { area: Area }) => {
  const { personalArea, statusGuide: texts } = usePersonalAreaWords()
  const { doing, todo, next } = texts[area.guide]
  const { tone } = statusGuide[area.guide]
  const [deadline] = area.deadlines
  return (
    <div className={`${cardStyle} border-s-8 p-5 md:p-8 ${edges[tone]}`}>
      <div className="flex flex-col gap-6 md:flex-row md:items-start md:justify-between">
        <div className="flex min-w-0 flex-col gap-5 md:max-w-[38rem]">
          <Block title={personalArea.blocks.todo} isFirst={tone === 'attention'} text={todo} />
          <Block title={personalArea.blocks.doing} isFirst={tone !== 'attention'} text={doing} />
          <Block title={personalArea.blocks.next} isFirst={false} text={next} />
          <Actions area={area} />
        </div>
        {deadline && (
          <div className="md:w-80 md:shrink-0">
            <Countdown deadline={deadline} shownAt={area.current_time} />
          </div>
        )}
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <JourneyLine guide={area.guide} />
      </div>
    </div>
  )
}

/** What matters most in this status stands first, in larger type. */
const Block = ({ title, text, isFirst }: { title: string; text: string; isFirst: boolean }) => (
  <section className={isFirst ? 'order-first' : ''}>
    <h2 className="text-small font-medium text-ink-soft">{title}</h2>
    <p className={`mt-0.5 text-pretty ${isFirst ? 'text-lead font-medium' : ''}`}>{text}</p>
  </section>
)

/** The one thing to do, filled; the way to read what was sent, plain. */
const Actions = ({ area: { request, guide, steps } }: { area: Area }) => {
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
  if (!primary && !mayRead) return null
  return (
    <div className="flex flex-wrap gap-3 max-sm:flex-col print:hidden">
      {primary && <MainAction>{primary}</MainAction>}
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
