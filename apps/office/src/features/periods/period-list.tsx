import type { ListedPeriod } from '@milgo/contracts/office/period-fields'
import { periodPath } from '@milgo/contracts/office-paths'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge } from '@milgo/ui/badge.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useWords } from '../../lib/words.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { useAllPeopleText } from './people-text.ts'
import { PhaseBadge } from './phase-badge.tsx'

export const PeriodList = ({ periods }: { readonly periods: readonly ListedPeriod[] }) => {
  const { officePeriods: words } = useWords()
  const allPeople = useAllPeopleText()
  const nameOfPeriod = usePeriodNames()
  const [isCopying, setIsCopying] = useState(false)
  const columns = [
    {
      id: 'name',
      label: words.list.name,
      isRowHeader: true,
      cell: ({ code, is_current }: ListedPeriod) => (
        <span className="flex items-center gap-3">
          <Link to={periodPath(code)} className="font-medium text-brand underline underline-offset-4">
            <bdi>{nameOfPeriod(code)}</bdi>
          </Link>
          {is_current && <Badge tone="sun">{words.list.current}</Badge>}
        </span>
      ),
    },
    {
      id: 'code',
      label: words.list.code,
      cell: ({ code }: ListedPeriod) => <Ltr>{code}</Ltr>,
    },
    {
      id: 'phase',
      label: words.list.phase,
      cell: ({ phase }: ListedPeriod) => (
        <div className="whitespace-nowrap">
          <PhaseBadge phase={phase} />
        </div>
      ),
    },
    {
      id: 'times',
      label: words.list.times,
      cell: ({ from, to }: ListedPeriod) => (
        <span className="whitespace-nowrap">
          <Ltr>{momentText(new Date(from))}</Ltr> – <Ltr>{momentText(new Date(to))}</Ltr>
        </span>
      ),
    },
    {
      id: 'use',
      label: words.list.use,
      cell: ({ use }: ListedPeriod) => <TextWithNumbers text={allPeople(use) || words.nobody} />,
    },
  ]
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeading title={words.title} />
          <p className="mt-1 max-w-[70ch] text-ink-soft">{words.text}</p>
        </div>
        <ActionButton variant="primary" onPress={() => setIsCopying(true)}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {words.copy.open}
        </ActionButton>
      </div>
      <div className="overflow-x-auto">
        <DataTable
          caption={words.list.caption}
          columns={columns}
          rows={periods}
          keyOf={({ code }) => code}
          empty={words.nobody}
        />
      </div>
      {isCopying && <CopyDialog periods={periods} onClose={() => setIsCopying(false)} />}
    </>
  )
}
