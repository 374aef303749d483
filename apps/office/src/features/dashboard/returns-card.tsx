import { fill } from '@milgo/messages/fill'
import { findWord } from '@milgo/messages/find-word'
import { useWords } from '../../lib/words.ts'
import { BarRows } from './bar-rows.tsx'
import type { CardProps } from './card-props.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'

/** The number of bars and reasons that fit. The table has all of them. */
const mostBars = 7
const mostReasons = 3

/** Which documents are returned to students, in which language of the form, and why. */
export const ReturnsCard = ({ dashboard: { returns, reasons }, isTable }: CardProps) => {
  const { officeDashboard, officeQueue } = useWords()
  const { returns: words } = officeDashboard
  const { languages } = officeQueue.filterValues
  const [first] = returns.documents
  const nameOf = (field: string) => findWord(officeQueue.documents, field) ?? field
  const reasonOf = (code: string) => reasons.returning.find((one) => one.code === code)?.text ?? code
  const title = first ? fill(words.title, { document: nameOf(first.field) }) : words.plain
  return (
    <DashboardCard title={title} text={words.text}>
      {!first && <p className="text-ink-soft">{words.none}</p>}
      {first && isTable && (
        <FigureTable
          caption={title}
          columns={[words.document, words.count, languages.he, languages.ar, languages.en]}
          rows={returns.documents.map(({ field, all, languages: byLanguage, reasons: why }) => ({
            key: field,
            cells: [
              nameOf(field),
              <FigureLink key="all" label={nameOf(field)} figure={all} />,
              ...byLanguage.map(({ language, figure }) => (
                <FigureLink
                  key={language}
                  label={`${nameOf(field)}, ${findWord(languages, language) ?? language}`}
                  figure={figure}
                />
              )),
            ],
            below: (
              <ul aria-label={`${words.reasons}: ${nameOf(field)}`} className="text-ink-soft">
                {why.slice(0, mostReasons).map(({ code, figure }) => (
                  <li key={code}>
                    {reasonOf(code)}{' '}
                    <FigureLink label={`${nameOf(field)}: ${reasonOf(code)}`} figure={figure} />
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      )}
      {first && !isTable && (
        <BarRows
          most={first.all.count}
          rows={returns.documents.slice(0, mostBars).map(({ field, all, languages: byLanguage }) => ({
            key: field,
            name: nameOf(field),
            parts: byLanguage.map(({ language, figure }) => ({
              key: language,
              value: figure.count,
              tone:
                language === 'he'
                  ? ('brand' as const)
                  : language === 'ar'
                    ? ('sun' as const)
                    : ('grey' as const),
            })),
            end: <FigureLink label={nameOf(field)} figure={all} />,
          }))}
        />
      )}
      {first && !isTable && (
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-4 text-ink-soft">
          {(
            [
              ['bg-brand', languages.he],
              ['bg-sun', languages.ar],
              ['bg-line-strong', languages.en],
            ] as const
          ).map(([tone, name]) => (
            <span key={name} className="flex items-center gap-2">
              <span className={`size-3 rounded-small forced-color-adjust-none ${tone}`} />
              {name}
            </span>
          ))}
        </p>
      )}
      {first && (
        <p className="mt-3 flex items-baseline gap-2 border-t border-line pt-3">
          <span className="text-ink-soft">{words.all}</span>
          <FigureLink label={words.all} figure={returns.all} />
        </p>
      )}
    </DashboardCard>
  )
}
