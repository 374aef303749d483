import type { TrailOverview } from '@milgo/contracts/office/get-trail-overview'
import { officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { countText } from './count-text.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { figureLinkStyle } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'

/** Unusual access of staff to students' data. Each number links to exactly these rows of the trail. */
export const ReadingCard = ({ overview: { unusual_rows } }: { overview: TrailOverview }) => {
  const { officeDashboard, officeTrail } = useWords()
  const { unusual: words } = officeDashboard
  const isFound = unusual_rows.length > 0
  const title = isFound ? words.found : words.fine
  return (
    <DashboardCard title={title} text={words.text}>
      {isFound && (
        <FigureTable
          caption={title}
          columns={[words.kind, words.rows]}
          rows={unusual_rows.map(({ kind, rows }) => {
            const label = officeTrail.unusual.names[kind]
            const count = countText(rows)
            return {
              key: kind,
              cells: [
                label,
                <Link
                  key="rows"
                  to={`${officePaths.trail}?unusual=${kind}`}
                  aria-label={fill(words.openTrail, { label, count })}
                  className={figureLinkStyle}
                >
                  <Ltr>{count}</Ltr>
                </Link>,
              ],
            }
          })}
        />
      )}
    </DashboardCard>
  )
}
