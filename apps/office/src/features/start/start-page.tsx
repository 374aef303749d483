import { officePaths } from '@milgo/contracts/office-paths'
import { type MenuPage, pagesOf } from '@milgo/domain/staff/office-pages'
import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
import {
  Activity,
  BookOpenText,
  Calculator,
  CalendarRange,
  ChartColumn,
  Check,
  ChevronLeft,
  Columns2,
  Eraser,
  FilePen,
  FileX2,
  Inbox,
  type LucideIcon,
  ScanEye,
  ScrollText,
  Send,
  TextQuote,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useWords } from '../../lib/words.ts'
import { OwnWork } from './own-work.tsx'

const icons: Readonly<Record<Exclude<MenuPage, 'start'>, LucideIcon>> = {
  queue: Inbox,
  dashboard: ChartColumn,
  releases: Send,
  secondLook: ScanEye,
  secondLooks: Columns2,
  revisions: FilePen,
  computing: Calculator,
  institutionLists: FileX2,
  payments: Wallet,
  content: TextQuote,
  periods: CalendarRange,
  dictionaries: BookOpenText,
  erasures: Eraser,
  staff: UsersRound,
  trail: ScrollText,
  jobs: Activity,
  account: UserRound,
}

/** What this staff member can do in the office: the pages they may open, and the rights of their roles. */
export const StartPage = () => {
  const { office } = useWords()
  const { start } = office
  const staff = useStaff()
  const texts = {
    queue: start.queueText,
    dashboard: start.dashboardText,
    releases: start.releasesText,
    secondLook: start.secondLookText,
    secondLooks: start.secondLooksText,
    revisions: start.revisionsText,
    dictionaries: start.dictionariesText,
    erasures: start.erasuresText,
    computing: start.resultsText,
    institutionLists: start.institutionListsText,
    payments: start.paymentsText,
    content: start.contentText,
    periods: start.periodsText,
    staff: start.staffText,
    trail: start.trailText,
    jobs: start.jobsText,
    account: start.accountText,
  }
  const pages = pagesOf(staff.roles).filter((page) => page !== 'start')
  const title = fill(start.title, { name: staff.name })
  return (
    <>
      <PageHeading title={office.pages.start}>{title}</PageHeading>
      <p className="mt-1 text-ink-soft">{start.text}</p>
      {pages.includes('queue') && <OwnWork />}
      <div data-wide="" className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="open-pages">
          <h2 id="open-pages" className="text-lead">
            {start.open}
          </h2>
          <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
            {pages.map((page) => {
              const Icon = icons[page]
              return (
                <li key={page}>
                  <Link
                    to={officePaths[page]}
                    className={`${cardStyle} flex h-full items-start gap-4 p-5 no-underline transition-colors duration-150 hover:border-brand`}
                  >
                    <span className="flex size-11 shrink-0 items-center justify-center rounded-medium bg-brand-wash text-brand">
                      <Icon aria-hidden="true" className="size-6" strokeWidth={1.6} />
                    </span>
                    <span className="min-w-0 grow">
                      <span className="block font-bold">{office.pages[page]}</span>
                      <span className="text-small text-ink-soft">{texts[page]}</span>
                    </span>
                    <ChevronLeft
                      aria-hidden="true"
                      className="mt-1 size-5 shrink-0 text-ink-faint ltr:rotate-180"
                    />
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
        <section aria-labelledby="allowed" className={`${cardStyle} p-6`}>
          <h2 id="allowed" className="text-lead">
            {start.allowed}
          </h2>
          <p className="mt-1 text-small text-ink-soft">
            {staff.roles.map((role) => office.roles[role]).join(' · ')}
          </p>
          <ul className="mt-4 flex flex-col gap-3">
            {staff.rights.map((right) => (
              <li key={right} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
                <span>{office.rights[right]}</span>
              </li>
            ))}
          </ul>
          {staff.rights.length === 0 && <p className="mt-3 text-ink-soft">{start.nothing}</p>}
        </section>
      </div>
    </>
  )
}
