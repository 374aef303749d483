import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { BarChart } from '@milgo/ui/bar-chart.tsx'
import { DataTable, type TableSort } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { Tabs } from '@milgo/ui/tabs.tsx'
import { useState } from 'react'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'

const messages = [
  { name: 'one', day: '11.02.2025', amount: 12480 },
  { name: 'two', day: '10.02.2025', amount: 6240 },
  { name: 'three', day: '14.12.2024', amount: 4000 },
] as const

type Message = (typeof messages)[number]

const Table = ({ kit, rows, caption }: { kit: KitWords; rows: readonly Message[]; caption: string }) => {
  const [sort, setSort] = useState<TableSort>({ columnId: 'amount', direction: 'descending' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return (
    <DataTable
      caption={caption}
      keyOf={({ name }) => name}
      rows={rows.toSorted((one, other) => sign * (one.amount - other.amount))}
      sort={sort}
      onSort={setSort}
      empty={kit.table.empty}
      columns={[
        {
          id: 'subject',
          label: kit.table.subject,
          isRowHeader: true,
          cell: ({ name }) => kit.table.rows[name],
        },
        { id: 'day', label: kit.table.day, cell: ({ day }) => <Ltr>{day}</Ltr> },
        {
          id: 'amount',
          label: kit.table.amount,
          isNumeric: true,
          canSort: true,
          cell: ({ amount }) => <Ltr>{inGroups(amount)}</Ltr>,
        },
      ]}
    />
  )
}

const parts = [
  { id: 'income', value: 30, max: 45 },
  { id: 'cluster', value: 15, max: 25 },
  { id: 'family', value: 9, max: 13 },
  { id: 'military', value: 10, max: 10 },
  { id: 'priority', value: 0, max: 2 },
] as const

export const DataSection = ({ kit }: { kit: KitWords }) => (
  <Showcase title={kit.sections.data}>
    <div className="grid gap-4 sm:grid-cols-3">
      <Stat label={kit.stats.requests} value="10,482" note={kit.stats.note} />
      <Stat label={kit.stats.waiting} value="317" />
    </div>
    <Table kit={kit} rows={messages} caption={kit.table.caption} />
    <Table kit={kit} rows={[]} caption={kit.table.emptyCaption} />
    <Tabs
      label={kit.tabs.label}
      tabs={(['status', 'score', 'appeals'] as const).map((id) => ({
        id,
        label: kit.tabs[id],
        content: <p>{fill(kit.tabs.content, { tab: kit.tabs[id] })}</p>,
        isDisabled: id === 'appeals',
      }))}
    />
    <BarChart
      caption={kit.chart.caption}
      columns={{ label: kit.chart.part, value: kit.chart.points }}
      bars={parts.map((part) => ({
        ...part,
        label: kit.chart[part.id],
        text: `${part.value} / ${part.max}`,
      }))}
    />
  </Showcase>
)
